import type { BusinessDocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What a document of a business is. */
export const documentKinds = catalogue<Record<BusinessDocumentKind, string>>(
  {
    commercial_registration: 'Commercial registration',
    articles_of_association: 'Articles of association',
    authorization_letter: 'Authorisation letter',
    vat_certificate: 'VAT certificate',
    national_address: 'National address',
    other: 'Another document',
  },
  {
    commercial_registration: 'السجل التجاري',
    articles_of_association: 'عقد التأسيس',
    authorization_letter: 'خطاب تفويض',
    vat_certificate: 'شهادة ضريبة القيمة المضافة',
    national_address: 'العنوان الوطني',
    other: 'مستند آخر',
  },
)
