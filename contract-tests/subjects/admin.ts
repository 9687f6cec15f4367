import { CODE, CREDENTIAL, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'

const inOption = readIn('listAdminKybOptions', '', { category: 'purpose_of_account' })

export const requestFields: RequestFields = {
  loginAdmin: { fields: { email: IDENTIFIER, password: CREDENTIAL, secondFactor: CODE, deviceToken: CREDENTIAL } },
  createKybOption: {
    fields: {
      category: IDENTIFIER,
      label: inOption('items[code].label'),
      translation: inOption('items[label=translation].label'),
      code: inOption('items[label].code'),
      order: inOption('items[code].order'),
      active: inOption('items[code].active'),
      locale: inOption('items[code].locale'),
    },
  },
  reorderKybOptions: {
    fields: {
      category: IDENTIFIER,
      codes: {
        operation: 'listKybOptions',
        path: 'items.*.code',
        parameters: { category: 'annual_revenue', locale: 'en' },
      },
    },
  },
  changeKybOption: {
    fields: {
      label: inOption('items[id=optionId].label'),
      code: inOption('items[id=optionId].code'),
      order: inOption('items[id=optionId].order'),
      active: inOption('items[id=optionId].active'),
    },
  },
}
