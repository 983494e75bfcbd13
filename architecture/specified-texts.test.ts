import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the specification words exactly, for visitors and for the staff (sections 2, 4, 5, 8 and 9). */
const TEXTS = [
  'User',
  'آخر تحديث',
  'جارٍ تحميل الخبر...',
  'حدث خطأ أثناء تحميل الخبر.',
  'جاري الإرسال...',
  'تم إرسال الحجز بنجاح!',
  'فشل في إرسال الحجز',
  'حدث خطأ في الاتصال بالخادم',
  'جاري تحميل بيانات النظام، يرجى الانتظار...',
  'الخدمة أو القسم (يجب اختيار واحد على الأقل)',
  'فشل في تحميل بيانات الخدمات',
  'فشل في تحميل بيانات الخدمة',
  'فشل في تحميل العناوين',
  'فشل في تحميل الخدمات',
  'حدث خطأ أثناء جلب الخدمات',
  'Failed to fetch sections',
  'Failed to fetch section data',
  'Failed to fetch section titles',
  'حدث خطأ أثناء جلب البيانات',
  'حدث خطأ أثناء تحميل البيانات',
  'حدث خطأ أثناء إضافة القسم',
  'فشل في تحميل بيانات الأخبار',
  'فشل في إضافة الأخبار',
  'فشل في تحديث صورة الأخبار',
  'حدث خطأ أثناء التعديل',
  'ابحث عن اخبار...',
  'إضافة خبر جديد',
  'لا يوجد عنوان فرعى',
  'الخدمة المرتبطة بالخبر',
  'اختر قسمًا',
  'اضغط لرفع صورة',
  'اكتب الوصف واضغط Enter لإضافته',
  'هل أنت متأكد؟',
  'لن تتمكن من التراجع عن هذا!',
  'نعم، احذف!',
  'Something went wrong while adding service',
  'Something went wrong while updating service',
  'Something went wrong while updating image',
  'Something went wrong while deleting service',
  'Service added successfully',
  'Service updated successfully',
  'Image updated successfully',
  'Service deleted successfully',
  'Invalid email address',
  'Invalid URL',
  'فشل في تحديث الأخبار',
  'فشل في حذف الأخبار',
  'خطأ أثناء التحديث',
  'خطأ أثناء الحذف',
  'من فضلك املأ جميع الحقول المطلوبة.',
  'حدث خطأ أثناء إرسال البيانات',
  'لا توجد أقسام متاحة',
  'إرسال',
  'ابحث عن اخبار...',
  'إضافة خبر جديد',
  'لا يوجد عنوان فرعى',
  'الخدمة المرتبطة بالخبر',
  'اضغط لرفع صورة',
  'اكتب الوصف واضغط Enter لإضافته',
  'هل أنت متأكد؟',
  'لن تتمكن من التراجع عن هذا!',
  'نعم، احذف!',
  'medical sections, health services, clinic, healthcare',
];

function read(folder: string, suffix: RegExp): string[] {
  const at = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(at)
    .filter((name) => suffix.test(name))
    .map((name) => readFileSync(new URL(name, at), 'utf8'));
}

const messages = read('src/messages', /(?<!\.test)\.ts$/).join('\n');
const journeys = read('e2e', /\.ts$/).join('\n');

test.each(TEXTS)('«%s» is written once and seen by a journey', (text) => {
  expect(messages.split(`'${text}'`).length - 1).toBe(1);
  expect(journeys).toContain(text);
});
