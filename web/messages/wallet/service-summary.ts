import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Your wallet at a glance',
  limits: 'Change limits',
}

const ar: typeof en = {
  title: 'محفظتك في لمحة',
  limits: 'تعديل الحدود',
}

export const serviceSummary = catalogue(en, ar)
