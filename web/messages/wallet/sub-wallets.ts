import type { SubWalletNameProblem } from '#domain/money/sub-wallet-name.ts'
import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

/** The texts for renaming and closing a sub-wallet, and for the result of creating one. */
const changes = catalogue(
  {
    rename: 'Rename',
    renameOf: (name: string) => `Rename: ${name}`,
    renameTitle: 'Rename the sub-wallet',
    renaming: 'Renaming…',
    closeSubWallet: 'Remove',
    closeOf: (name: string) => `Remove: ${name}`,
    closeTitle: (name: string) => `Remove ${name}?`,
    closeText: 'The sub-wallet is empty. It is closed for good, and you can create another one in its place.',
    closeNotEmpty:
      'There is money in this sub-wallet. Move it to another wallet first. Amounts on hold have to be paid or released before that.',
    closeConfirm: 'Remove',
    closing: 'Removing…',
    closed: (name: string) => `The sub-wallet \u2068${name}\u2069 is removed.`,
    chosenIsClosed: 'The sub-wallet that you chose was closed. The main wallet is chosen now.',
    limitReachedTitle: 'Limit Reached',
    limitReachedText: 'You have reached the maximum number of sub-wallets',
    subject: (name: string) => `Create Sub-Wallet: ${name}`,
    doneTitle: 'Sub-Wallet Created',
    doneText: (name: string) => `Your new sub-wallet ${name} has been successfully created.`,
  },
  {
    rename: 'إعادة التسمية',
    renameOf: name => `إعادة التسمية: ${name}`,
    renameTitle: 'إعادة تسمية المحفظة الفرعية',
    renaming: 'جارٍ الحفظ…',
    closeSubWallet: 'إزالة',
    closeOf: name => `إزالة: ${name}`,
    closeTitle: name => `إزالة «\u2068${name}\u2069»؟`,
    closeText: 'المحفظة الفرعية فارغة. ستُغلق نهائيًا، ويمكنك إنشاء أخرى مكانها.',
    closeNotEmpty:
      'في هذه المحفظة الفرعية رصيد. انقله أولًا إلى محفظة أخرى. والمبالغ المحجوزة يجب أن تُدفع أو يُفكّ حجزها قبل ذلك.',
    closeConfirm: 'إزالة',
    closing: 'جارٍ الإزالة…',
    closed: name => `أُزيلت المحفظة الفرعية «\u2068${name}\u2069».`,
    chosenIsClosed: 'أُغلقت المحفظة الفرعية التي اخترتها، فاختيرت المحفظة الرئيسية بدلًا منها.',
    limitReachedTitle: 'بلغت الحد الأقصى',
    limitReachedText: 'لقد بلغت الحد الأقصى لعدد المحافظ الفرعية',
    subject: name => `إنشاء محفظة فرعية: \u2068${name}\u2069`,
    doneTitle: 'أُنشئت المحفظة الفرعية',
    doneText: name => `أُنشئت محفظتك الفرعية الجديدة «\u2068${name}\u2069» بنجاح.`,
  },
)

export const subWallets = catalogue(
  {
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
    moveEmptyText:
      'Money moves between the main wallet and a sub-wallet, which keeps it for one purpose, such as salaries or rent.',
    createLead: 'Give it a name that tells you what it is for, with 3 to 40 characters.',
    nameLabel: 'Sub-wallet name',
    nameProblems: {
      required: 'Sub-wallet name is required',
      too_short: 'Sub-wallet name must be at least 3 characters',
      too_long: 'Sub-wallet name must be at most 40 characters',
    } satisfies Record<SubWalletNameProblem, string>,
    mainWallet: 'Main wallet',
    available: 'Available:',
    move: 'Move money',
    moveOf: (name: string) => `Move money: ${name}`,
    moveTitle: 'Move money',
    moveLead:
      'Between your main wallet and your sub-wallets. It takes effect at once and does not count towards any limit.',
    from: 'From',
    to: 'To',
    swap: 'Swap',
    amount: 'Amount',
    moveAll: (amount: string) => `Move all: ${amount}`,
    moving: 'Moving the money…',
    moveProblems: {
      required: 'Amount is required',
      unreadable: 'Enter an amount in digits with at most two decimals, such as 2,500.50',
      nothing: 'Amount must be more than zero',
    },
    tooMuch: (available: string) => `Only ${available} is available`,
    movedTitle: 'Money Moved',
    movedText: (amount: string, from: string, to: string) =>
      `${amount} moved from \u2068${from}\u2069 to \u2068${to}\u2069.`,
    ...changes.en,
  },
  {
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
    moveEmptyText: 'ينتقل المال بين المحفظة الرئيسية ومحفظة فرعية تحفظه لغرض واحد، كالرواتب أو الإيجار.',
    createLead: 'اختر اسمًا يدل على الغرض منها، من 3 إلى 40 حرفًا.',
    nameLabel: 'اسم المحفظة الفرعية',
    nameProblems: {
      required: 'اسم المحفظة الفرعية مطلوب',
      too_short: 'يجب ألا يقل اسم المحفظة الفرعية عن 3 أحرف',
      too_long: 'يجب ألا يزيد اسم المحفظة الفرعية على 40 حرفًا',
    },
    mainWallet: 'المحفظة الرئيسية',
    available: 'المتاح:',
    move: 'نقل مبلغ',
    moveOf: name => `نقل مبلغ: ${name}`,
    moveTitle: 'نقل مبلغ',
    moveLead: 'بين محفظتك الرئيسية ومحافظك الفرعية. يتم النقل فورًا ولا يُحتسب ضمن أي حد.',
    from: 'من',
    to: 'إلى',
    swap: 'تبديل',
    amount: 'المبلغ',
    moveAll: amount => `نقل المبلغ كاملًا: \u2066${amount}\u2069`,
    moving: 'جارٍ نقل المبلغ…',
    moveProblems: {
      required: 'المبلغ مطلوب',
      unreadable: 'أدخل المبلغ بالأرقام وبمنزلتين عشريتين على الأكثر، مثل 2,500.50',
      nothing: 'يجب أن يكون المبلغ أكبر من صفر',
    },
    tooMuch: available => `المتاح \u2066${available}\u2069 فقط`,
    movedTitle: 'نُقل المبلغ',
    movedText: (amount, from, to) => `نُقل \u2066${amount}\u2069 من «\u2068${from}\u2069» إلى «\u2068${to}\u2069».`,
    ...changes.ar,
  },
)
