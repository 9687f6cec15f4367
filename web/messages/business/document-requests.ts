import { catalogue } from '#web/messages/catalogue.ts'

/** What staff ask a business for, as its team and the staff see it. */
export const documentRequests = catalogue(
  {
    states: { open: 'Not uploaded yet', late: 'Late', provided: 'Uploaded' },
    dueOn: (day: string) => `Needed by ${day}`,
    note: 'Note:',
  },
  {
    states: { open: 'لم يُرفع بعد', late: 'متأخر', provided: 'رُفع' },
    dueOn: day => `مطلوب قبل نهاية ${day}`,
    note: 'ملاحظة:',
  },
)
