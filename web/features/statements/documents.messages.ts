import type { DocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

const englishKinds: Record<DocumentKind, string> = {
  statement: 'Statement',
  balance_certificate: 'Balance certificate',
  iban_letter: 'IBAN letter',
}

const en = {
  title: 'Documents',
  lead: 'The documents that we have issued, those that you have uploaded, your registration, and the terms that you have accepted.',
  issued: 'Statements, certificates and letters',
  kinds: englishKinds,
  issuedOn: (day: string) => `Issued on ${day}`,
  download: 'Download PDF',
  downloadOf: (document: string) => `Download PDF: ${document}`,
  none: 'None yet.',
  toStatements: 'Get a statement, a certificate or an IBAN letter',
  registration: 'Commercial registration',
  registrationText: 'As in the registry when you signed up.',
  name: 'Name',
  crNumber: 'CR number',
  unifiedNumber: 'Unified national number',
  issueDate: 'Issued on',
  expiryDate: 'Expires on',
  unknown: 'Not stated by the registry',
  terms: 'Accepted terms',
  version: (version: string) => `Version ${version}`,
  accepted: (moment: string) => `Accepted on ${moment}`,
  noTerms: 'We have no record of an acceptance.',
  readTerms: 'Read the terms',
}

const arabicKinds: typeof englishKinds = {
  statement: 'كشف حساب',
  balance_certificate: 'شهادة رصيد',
  iban_letter: 'خطاب آيبان',
}

const ar: typeof en = {
  title: 'المستندات',
  lead: 'المستندات الصادرة لك، والتي رفعتها، وبيانات سجلك التجاري، والشروط التي قبلتها.',
  issued: 'الكشوف والشهادات والخطابات',
  kinds: arabicKinds,
  issuedOn: day => `صدر في ${day}`,
  download: 'تنزيل PDF',
  downloadOf: document => `تنزيل PDF: ${document}`,
  none: 'لا شيء بعد.',
  toStatements: 'اطلب كشف حساب أو شهادة أو خطاب آيبان',
  registration: 'السجل التجاري',
  registrationText: 'كما كان في السجل عند تسجيلك.',
  name: 'الاسم',
  crNumber: 'رقم السجل التجاري',
  unifiedNumber: 'الرقم الوطني الموحد',
  issueDate: 'تاريخ الإصدار',
  expiryDate: 'تاريخ الانتهاء',
  unknown: 'لم يذكره السجل',
  terms: 'الشروط المقبولة',
  version: version => `الإصدار \u2066${version}\u2069`,
  accepted: moment => `قُبلت في ${moment}`,
  noTerms: 'ليس لدينا سجل بالقبول.',
  readTerms: 'قراءة الشروط',
}

export const documents = catalogue(en, ar)
