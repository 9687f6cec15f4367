import { catalogue } from '#web/messages/catalogue.ts'
import { documentKinds } from './document-kinds.ts'

const en = {
  title: 'Business documents',
  lead: 'Keep them here for your team, and for us when we ask. Our compliance team can read them.',
  kinds: documentKinds.en,
  kind: 'Kind of document',
  kindHelp: (max: number) => `PDF or image files of up to 10 MB, at most ${max}.`,
  full: (max: number) => `You have uploaded ${max} documents, and there can be no more. Delete one to upload another.`,
  upload: 'Choose a file',
  uploading: 'Uploading…',
  uploaded: 'The document is uploaded.',
  none: 'None yet.',
  uploadedOn: (day: string) => `Uploaded on ${day}`,
  download: 'Download',
  downloadOf: (name: string) => `Download: ${name}`,
  downloading: 'Downloading…',
  remove: 'Delete',
  removeOf: (name: string) => `Delete: ${name}`,
  removeTitle: (kind: string) => `Delete “${kind}”?`,
  removeText: 'It is deleted for good, for us too.',
  removing: 'Deleting…',
  removed: 'The document is deleted.',
}

const ar: typeof en = {
  title: 'مستندات المنشأة',
  lead: 'احفظها هنا لفريقك، ولنا حين نطلبها. ويستطيع فريق الالتزام لدينا الاطلاع عليها.',
  kinds: documentKinds.ar,
  kind: 'نوع المستند',
  kindHelp: max => `ملفات PDF أو صور لا يزيد حجم الواحد منها على 10 ميغابايت، وعددها ${max} على الأكثر.`,
  full: max => `رفعت ${max} مستندًا، وهو الحد الأعلى. احذف مستندًا لترفع غيره.`,
  upload: 'اختيار ملف',
  uploading: 'جارٍ الرفع…',
  uploaded: 'رُفع المستند.',
  none: 'لا شيء بعد.',
  uploadedOn: day => `رُفع في ${day}`,
  download: 'تنزيل',
  downloadOf: name => `تنزيل: ${name}`,
  downloading: 'جارٍ التنزيل…',
  remove: 'حذف',
  removeOf: name => `حذف: ${name}`,
  removeTitle: kind => `حذف «\u2068${kind}\u2069»؟`,
  removeText: 'يُحذف نهائيًا، ولدينا أيضًا.',
  removing: 'جارٍ الحذف…',
  removed: 'حُذف المستند.',
}

export const businessDocuments = catalogue(en, ar)
