import type { SubWalletNameProblem } from '#domain/sub-wallet-name.ts'
import { catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const en = {
  title: 'My Sub-Wallets',
  lead: (max: number) =>
    plural('en', max, {
      one: 'Set money aside for one purpose. You can have # sub-wallet.',
      other: 'Set money aside for one purpose, such as salaries. You can have up to # sub-wallets.',
    }),
  id: 'ID',
  create: 'Create Sub-Wallet',
  emptyTitle: 'You have no sub-wallets yet',
  emptyText:
    'A sub-wallet keeps money for one purpose, such as salaries or rent, apart from the rest. It will be listed here.',
  createLead: 'Give it a name that tells you what it is for, with 3 to 40 characters.',
  nameLabel: 'Sub-wallet name',
  nameProblems: {
    required: 'Sub-wallet name is required',
    too_short: 'Sub-wallet name must be at least 3 characters',
    too_long: 'Sub-wallet name must be at most 40 characters',
  } satisfies Record<SubWalletNameProblem, string>,
  limitReachedTitle: 'Limit Reached',
  limitReachedText: 'You have reached the maximum number of sub-wallets',
  subject: (name: string) => `Create Sub-Wallet: ${name}`,
  doneTitle: 'Sub-Wallet Created',
  doneText: (name: string) => `Your new sub-wallet ${name} has been successfully created.`,
}

const ar: typeof en = {
  title: 'محافظي الفرعية',
  lead: max =>
    plural('ar', max, {
      zero: 'لا يمكنك إنشاء محافظ فرعية حاليًا.',
      one: 'خصّص مبلغًا لغرض واحد، مثل الرواتب. يمكنك إنشاء محفظة فرعية واحدة.',
      two: 'خصّص مبلغًا لغرض واحد، مثل الرواتب. يمكنك إنشاء محفظتين فرعيتين.',
      few: 'خصّص مبلغًا لغرض واحد، مثل الرواتب. يمكنك إنشاء # محافظ فرعية كحد أقصى.',
      other: 'خصّص مبلغًا لغرض واحد، مثل الرواتب. يمكنك إنشاء # محفظة فرعية كحد أقصى.',
    }),
  id: 'المعرّف',
  create: 'إنشاء محفظة فرعية',
  emptyTitle: 'لا محافظ فرعية لديك بعد',
  emptyText: 'تحفظ المحفظة الفرعية مالًا لغرض واحد، كالرواتب أو الإيجار، بمعزل عن غيره. ستظهر محافظك هنا.',
  createLead: 'اختر اسمًا يدل على الغرض منها، من 3 إلى 40 حرفًا.',
  nameLabel: 'اسم المحفظة الفرعية',
  nameProblems: {
    required: 'اسم المحفظة الفرعية مطلوب',
    too_short: 'يجب ألا يقل اسم المحفظة الفرعية عن 3 أحرف',
    too_long: 'يجب ألا يزيد اسم المحفظة الفرعية على 40 حرفًا',
  },
  limitReachedTitle: 'بلغت الحد الأقصى',
  limitReachedText: 'لقد بلغت الحد الأقصى لعدد المحافظ الفرعية',
  subject: name => `إنشاء محفظة فرعية: ${name}`,
  doneTitle: 'أُنشئت المحفظة الفرعية',
  doneText: name => `أُنشئت محفظتك الفرعية الجديدة «${name}» بنجاح.`,
}

export const subWallets = catalogue(en, ar)
