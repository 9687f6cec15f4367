import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const en = {
  title: 'Your notes',
  category: 'Category',
  noCategory: 'None',
  note: 'Note',
  noteHelp: 'Only your business sees it, not the other party.',
  noteProblems: { too_long: 'Note must be at most 500 characters' },
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  editCategories: 'Edit categories',

  categories: 'Categories',
  lead: (max: number) =>
    plural('en', max, {
      one: 'Sort your transactions into categories. You can have # category.',
      other: 'Sort your transactions into categories. You can have up to # categories.',
    }),
  add: 'Add a category',
  adding: 'Adding…',
  added: (name: string) => `\u2068${name}\u2069 is added.`,
  name: 'Name',
  nameProblems: { length: 'Name must have 2 to 40 characters' },
  rename: 'Rename',
  renameOf: (name: string) => `Rename: ${name}`,
  renameTitle: 'Rename the category',
  renaming: 'Renaming…',
  remove: 'Delete',
  removeOf: (name: string) => `Delete: ${name}`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'Its transactions stay, without a category.',
  removing: 'Deleting…',
  removed: (name: string) => `\u2068${name}\u2069 is deleted.`,
  noneTitle: 'You have no categories',
  none: 'Add one, and choose it in the details of a transaction.',
}

const ar: typeof en = {
  title: 'ملاحظاتك',
  category: 'التصنيف',
  noCategory: 'بلا تصنيف',
  note: 'ملاحظة',
  noteHelp: 'لا يراها من تدفع له ولا من يدفع لك.',
  noteProblems: { too_long: 'يجب ألا تزيد الملاحظة على 500 حرف' },
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظت',
  editCategories: 'تعديل التصنيفات',

  categories: 'التصنيفات',
  lead: max =>
    plural('ar', max, {
      zero: 'صنّف عملياتك.',
      one: 'صنّف عملياتك. يمكنك إضافة تصنيف واحد.',
      two: 'صنّف عملياتك. يمكنك إضافة تصنيفين.',
      few: 'صنّف عملياتك. يمكنك إضافة # تصنيفات على الأكثر.',
      many: 'صنّف عملياتك. يمكنك إضافة # تصنيفًا على الأكثر.',
      other: 'صنّف عملياتك. يمكنك إضافة # تصنيف على الأكثر.',
    }),
  add: 'إضافة تصنيف',
  adding: 'جارٍ الإضافة…',
  added: name => `أُضيف التصنيف \u2068${name}\u2069.`,
  name: 'الاسم',
  nameProblems: { length: 'يجب أن يكون الاسم من حرفين إلى 40 حرفًا' },
  rename: 'إعادة تسمية',
  renameOf: name => `إعادة تسمية: ${name}`,
  renameTitle: 'إعادة تسمية التصنيف',
  renaming: 'جارٍ تغيير الاسم…',
  remove: 'حذف',
  removeOf: name => `حذف: ${name}`,
  removeTitle: name => `حذف ${name}؟`,
  removeText: 'تبقى عملياته كما هي، بلا تصنيف.',
  removing: 'جارٍ الحذف…',
  removed: name => `حُذف التصنيف \u2068${name}\u2069.`,
  noneTitle: 'ليس لديك تصنيفات',
  none: 'أضف تصنيفًا، ثم اختره في تفاصيل إحدى العمليات.',
}

export const transactionNotes = catalogue(en, ar)
