import { catalogue } from '#web/messages/catalogue.ts'

/** The texts of the dialogs in which administrators give a reason. */
const en = {
  help: '3 to 500 characters. Other administrators can read it. The customer cannot.',
  aboutColleague: '3 to 500 characters. All administrators can read it, the colleague too.',
  problems: {
    required: 'Please say why',
    too_short: 'Please write at least 3 characters',
    too_long: 'Please write at most 500 characters',
  },
  cancel: 'Cancel',
}

const ar: typeof en = {
  help: 'من 3 إلى 500 حرف. يقرؤه المشرفون الآخرون، ولا يراه العميل أبدًا.',
  aboutColleague: 'من 3 إلى 500 حرف. يقرؤه جميع المشرفين، ومنهم الزميل نفسه.',
  problems: {
    required: 'يرجى ذكر السبب',
    too_short: 'يرجى كتابة 3 أحرف على الأقل',
    too_long: 'يرجى ألا يزيد النص على 500 حرف',
  },
  cancel: 'إلغاء',
}

export const adminNotes = catalogue(en, ar)
