import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonAnchor, ButtonLink, type ButtonLook, type ButtonSize } from '#ui/button.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { Field } from '#ui/field.tsx';
import { Ltr, PhoneLink } from '#ui/ltr.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { Price } from '#ui/price.tsx';
import { Select } from '#ui/select.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Chapter, Part } from './part.tsx';

const LOOKS: ButtonLook[] = ['filled', 'soft', 'outline', 'ghost'];
const SIZES: ButtonSize[] = ['small', 'tight', 'medium', 'large'];

/** What is pressed, filled in and followed. */
export function Controls() {
  return (
    <Chapter title="الأزرار والحقول">
      {LOOKS.map((look) => (
        <Part key={look} name={`Button ${look}`}>
          {SIZES.map((size) => (
            <Button key={size} look={look} size={size}>
              احجز موعدك
            </Button>
          ))}
          <Button look={look} disabled>
            معطّل
          </Button>
          <Button look={look} busy busyText="جاري الإرسال...">
            أرسل
          </Button>
          <ButtonAnchor look={look} href="tel:+966125550123">
            <IconPhone aria-hidden="true" className="size-5" />
            اتصل
          </ButtonAnchor>
          <ButtonLink look={look} to="/">
            الرئيسية
          </ButtonLink>
        </Part>
      ))}
      <Part name="Field, TextInput">
        <Field label="الاسم">
          {(control) => <TextInput {...control} placeholder="مثال: نورة العتيبي" />}
        </Field>
        <Field label="المدينة" required hint="حيث تسكن الآن.">
          {(control) => <TextInput {...control} defaultValue="مكة المكرمة" />}
        </Field>
        <Field label="البريد الإلكتروني" note="(اختياري)" error="البريد الإلكتروني غير صحيح.">
          {(control) => <TextInput {...control} dir="ltr" defaultValue="name@" />}
        </Field>
        <Field label="معطّل">{(control) => <TextInput {...control} disabled defaultValue="لا يُغيَّر" />}</Field>
      </Part>
      <Part name="Select">
        <Field label="القسم">{(control) => <Select {...control}>{OPTIONS}</Select>}</Field>
        <Field label="القسم المطلوب" required error="اختر قسمًا.">
          {(control) => <Select {...control}>{OPTIONS}</Select>}
        </Field>
        <Field label="قسم معطّل">
          {(control) => (
            <Select {...control} disabled>
              {OPTIONS}
            </Select>
          )}
        </Field>
      </Part>
      <Part name="PhoneField">
        <Field label="رقم الهاتف" required>
          {(control) => <PhoneField {...control} countryLabel="الدولة" placeholder="50 123 4567" />}
        </Field>
        <Field label="رقم من مصر" error="رقم الهاتف غير صحيح.">
          {(control) => <PhoneField {...control} countryLabel="الدولة" country="eg" number="10 0123" />}
        </Field>
      </Part>
      <Part name="ChoiceChip">
        <ChoiceChip label="زراعة الأسنان" />
        <ChoiceChip label="تقويم الأسنان" defaultChecked />
      </Part>
      <Part name="Pagination">
        <Pages />
      </Part>
      <Part name="Ltr, PhoneLink, Price, SkipLink (Tab)">
        <Ltr>BS-7K3M9Q</Ltr>
        <PhoneLink phone="+966125550123" />
        <Price amount={3900} className="text-lg" />
        <SkipLink target="kit" />
      </Part>
    </Chapter>
  );
}

/** First, middle and last: one page has one list of pages. */
function Pages() {
  const [page, setPage] = useState(5);
  return (
    <Pagination
      page={page}
      pages={9}
      link={({ page: to, ...rest }) => <button type="button" onClick={() => setPage(to)} {...rest} />}
    />
  );
}

const OPTIONS = [
  <option key="none" value="">
    اختر القسم
  </option>,
  <option key="one">زراعة الأسنان</option>,
];
