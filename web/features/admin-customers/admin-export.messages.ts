import { catalogue } from '#web/messages/catalogue.ts'

/** The export of everything about a customer, on the customer's page. */
const en = {
  title: 'Data of the customer',
  text: 'Customers may ask what is stored about them. The file is for them, without what compliance and the staff have noted.',
  export: 'Export everything',
  exportTitle: 'Export everything about this customer?',
  exportText:
    'A file with identity, sign-up, devices, activity and transactions is saved on this computer. Hand it out to this person only, after you have checked who they are, and delete it afterwards.',
  exporting: 'Exporting…',
  saved: 'The file is saved. The export is in the activity, with your name and the reason.',
}

const ar: typeof en = {
  title: 'تصدير بيانات العميل',
  text: 'للعميل أن يسأل عما يُحفظ عنه. والملف له، دون ما دوّنه فريق الالتزام والموظفون.',
  export: 'تصدير الكل',
  exportTitle: 'هل تريد تصدير كل ما يخص هذا العميل؟',
  exportText:
    'يُحفظ على هذا الجهاز ملف فيه الهوية والتسجيل والأجهزة والنشاط والعمليات. لا تسلّمه إلا لصاحبه بعد التحقق من هويته، ثم احذفه.',
  exporting: 'جارٍ التصدير…',
  saved: 'حُفظ الملف، ويظهر التصدير في سجل الإجراءات باسمك وبالسبب.',
}

export const adminExport = catalogue(en, ar)
