import { type ReactNode, useId } from 'react';
import {
  settingsHints as hints,
  settingsFields as names,
  settings as texts,
} from '#messages/staff-settings.ts';
import type { PublicSettings } from './settings.contract.ts';
import { HoursFacts } from './settings-admin-hours.tsx';
import { LineRows, PairRows } from './settings-admin-lists.tsx';
import { TextFact } from './settings-admin-text.tsx';

interface GroupsProps {
  facts: PublicSettings;
  /** Path → what is wrong there. */
  errors: Record<string, string>;
  set: <Name extends keyof PublicSettings>(name: Name, value: PublicSettings[Name]) => void;
}

export const GROUPS = ['clinic', 'contact', 'socials', 'hours', 'money', 'home', 'privacy', 'seo'] as const;
type GroupName = (typeof GROUPS)[number];

const SOCIALS = ['instagram', 'whatsApp', 'snapchat', 'tiktok', 'youtube', 'twitter'] as const;

/** Every fact of the clinic, group by group. */
export function SettingsGroups({ facts, errors, set }: GroupsProps) {
  const text = (
    name: 'name' | 'tagline' | 'city' | 'licence' | 'phone' | 'whatsApp' | 'email' | 'mapLink',
  ) => ({
    label: names[name],
    value: facts[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  const lines = (name: 'address' | 'insurers' | 'instalments' | 'privacy') => ({
    name,
    label: names[name],
    items: facts[name],
    errors,
    onChange: (items: string[]) => set(name, items),
  });
  return (
    <>
      <Group name="clinic">
        <TextFact {...text('name')} required />
        <TextFact {...text('city')} />
        <TextFact {...text('tagline')} hint={hints.tagline} />
        <TextFact {...text('licence')} />
      </Group>
      <Group name="contact">
        <TextFact {...text('phone')} type="tel" hint={hints.phone} required />
        <TextFact {...text('whatsApp')} type="tel" hint={hints.phone} required />
        <TextFact {...text('email')} type="email" hint={hints.email} />
        <TextFact {...text('mapLink')} type="url" hint={hints.webAddress} />
        <LineRows {...lines('address')} hint={hints.address} />
      </Group>
      <Group name="socials">
        {SOCIALS.map((name) => (
          <TextFact
            key={name}
            type="url"
            label={texts.socials[name]}
            value={facts.socials[name]}
            error={errors[`socials.${name}`]}
            onChange={(value) => set('socials', { ...facts.socials, [name]: value })}
          />
        ))}
      </Group>
      <Group name="hours">
        <div className="col-span-full grid grid-cols-1 gap-7">
          <HoursFacts hours={facts.hours} errors={errors} onChange={(hours) => set('hours', hours)} />
        </div>
      </Group>
      <Group name="money">
        <LineRows {...lines('insurers')} />
        <LineRows {...lines('instalments')} />
      </Group>
      <Group name="home">
        <PairRows
          name="whyUs"
          label={names.whyUs}
          keys={['title', 'text']}
          words={[texts.reason, texts.reasonText]}
          items={facts.whyUs}
          errors={errors}
          onChange={(items) => set('whyUs', items)}
        />
        <PairRows
          name="faq"
          label={names.faq}
          hint={hints.faq}
          keys={['question', 'answer']}
          words={[texts.question, texts.answer]}
          items={facts.faq}
          errors={errors}
          onChange={(items) => set('faq', items)}
        />
      </Group>
      <Group name="privacy">
        <LineRows {...lines('privacy')} hint={hints.privacy} rows={3} />
      </Group>
      <Group name="seo">
        {(['title', 'description', 'keywords'] as const).map((name) => (
          <TextFact
            key={name}
            label={SEO_WORDS[name]}
            {...(name === 'title' ? { hint: hints.seo } : { rows: 2 })}
            value={facts.seo[name]}
            error={errors[`seo.${name}`]}
            onChange={(value) => set('seo', { ...facts.seo, [name]: value })}
            className="col-span-full"
          />
        ))}
      </Group>
    </>
  );
}

const SEO_WORDS = {
  title: texts.seoTitle,
  description: texts.seoDescription,
  keywords: texts.seoKeywords,
} as const;

function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const id = useId();
  return (
    <section
      id={name}
      aria-labelledby={id}
      className="grid scroll-mt-20 grid-cols-1 gap-x-10 gap-y-4 border-t border-line py-7 lg:grid-cols-[12rem_minmax(0,44rem)]"
    >
      <h2 id={id} className="text-[1.15rem]">
        {texts.groups[name]}
      </h2>
      <div className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
