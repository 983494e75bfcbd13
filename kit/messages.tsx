import { useEffect, useState } from 'react';
import { LostTooth } from '#features/site/lost-tooth.tsx';
import type { PresentedImage } from '#media/media-address.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Chapter, Part } from './part.tsx';

/** What the site says of itself while it waits, succeeds, fails or has nothing. */
export function Messages() {
  return (
    <Chapter title="الرسائل والحالات">
      <Part name="Alert">
        <Alert tone="success">تم إرسال الحجز بنجاح!</Alert>
        <Alert tone="error">حدث خطأ في الاتصال بالخادم</Alert>
      </Part>
      <Part name="toasts">
        <Button look="soft" onClick={() => toastSuccess('تم إرسال الحجز بنجاح!')}>
          نجاح
        </Button>
        <Button look="soft" onClick={() => toastError('حدث خطأ في الاتصال بالخادم')}>
          خطأ
        </Button>
      </Part>
      <Part name="Spinner, Skeleton, VisuallyHidden">
        <span className="text-3xl text-brand">
          <Spinner />
        </span>
        <Skeleton className="h-24 w-64 rounded-tile" />
        <VisuallyHidden>يُقرأ ولا يُرى</VisuallyHidden>
      </Part>
      <Part name="Picture">
        <NewestPicture />
      </Part>
      <Part name="EmptyState">
        <EmptyState
          title="لم نجد ما يطابق بحثك"
          text="جرّب كلمة أقصر أو اسمًا آخر للعلاج."
          picture={<LostTooth className="w-36" />}
        >
          <Button>امسح البحث</Button>
        </EmptyState>
      </Part>
    </Chapter>
  );
}

const VARIANTS = ['thumb', 'card', 'large', 'portrait'] as const;

/** A service's picture as the site shows pictures; nothing while there is none. */
function NewestPicture() {
  const [image, setImage] = useState<PresentedImage | null>(null);
  useEffect(() => {
    fetch('/api/v1/service?size=1&select=image')
      .then((answer) => answer.json())
      .then(({ services: [newest] }) => setImage(newest?.image ?? null));
  }, []);
  return image
    ? VARIANTS.map((variant) => (
        <div key={variant} className="w-64 overflow-hidden rounded-tile">
          <Picture image={image} variant={variant} sizes="256px" />
        </div>
      ))
    : null;
}
