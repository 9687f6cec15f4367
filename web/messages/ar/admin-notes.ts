import type { adminNotes as en } from '../en/admin-notes.ts'

export const adminNotes: typeof en = {
  help: 'من 3 إلى 500 حرف. يقرؤه المشرفون الآخرون، ولا يراه العميل أبدًا.',
  problems: {
    required: 'يرجى ذكر السبب',
    too_short: 'يرجى كتابة 3 أحرف على الأقل',
    too_long: 'يرجى ألا يزيد النص على 500 حرف',
  },
  cancel: 'إلغاء',
}
