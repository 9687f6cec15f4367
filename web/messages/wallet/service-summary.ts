import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Your wallet at a glance',
  /** In place of the text about what can be spent, if there are sub-wallets. */
  ofMainWallet: 'What your main wallet can spend now',
  limits: 'Change limits',
  seeLimits: 'See limits',
}

const ar: typeof en = {
  title: 'محفظتك في لمحة',
  ofMainWallet: 'ما يمكن إنفاقه الآن من المحفظة الرئيسية',
  limits: 'تعديل الحدود',
  seeLimits: 'عرض الحدود',
}

export const serviceSummary = catalogue(en, ar)
