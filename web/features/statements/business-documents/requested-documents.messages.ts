import { catalogue } from '#web/messages/catalogue.ts'

/** What our staff ask a business for, as its team sees it. */
export const requestedDocuments = catalogue(
  {
    title: 'Documents we need from you',
    lead: 'PDF or image files of up to 10 MB. Our compliance team looks at each one.',
    upload: 'Upload',
    uploadOf: (kind: string) => `Upload: ${kind}`,
    uploaded: 'Thank you. The document has arrived, and we look at it.',
    provided: 'We are looking at it. There is nothing more to do for now.',
    forOwners: 'An owner of the business can upload it.',
  },
  {
    title: 'مستندات نحتاجها منك',
    lead: 'ملفات PDF أو صور لا يزيد حجم الواحد منها على 10 ميغابايت. يراجع فريق الالتزام لدينا كل مستند.',
    upload: 'رفع المستند',
    uploadOf: kind => `رفع المستند: ${kind}`,
    uploaded: 'شكرًا لك. وصل المستند وسنراجعه.',
    provided: 'المستند قيد المراجعة لدينا، ولا يلزمك شيء آخر الآن.',
    forOwners: 'يستطيع أحد ملّاك المنشأة رفعه.',
  },
)
