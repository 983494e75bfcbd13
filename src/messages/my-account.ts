/** What login, registration, reset and profile say of a call that is under way, or fails without a word from the server. */
export const accountCall = {
  saving: 'جارٍ الحفظ...',
  failed: 'تعذّر إتمام العملية. أعد المحاولة بعد قليل.',
  offline: 'تعذّر الاتصال بالخادم. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
  loadFailed: 'تعذّر تحميل البيانات. أعد المحاولة بعد قليل.',
} as const;
