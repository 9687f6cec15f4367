import { SANDBOX_CARD_NUMBERS, SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import { copy } from '#web/messages/copy.ts'
import { sandboxCards } from '#web/messages/sandbox/sandbox-cards.ts'
import { topUps } from '#web/messages/wallet/top-ups.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import type { InBoth } from '#web/mock/screen-texts.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { paths, topUpPath } from '#web/paths.ts'

export const topUpControls = {
  amount: page.field(topUps, t => t.amount),
  next: main.button(topUps, t => t.next),
  cardHeading: page.heading(topUps, t => t.pageTitle),
  byBank: main.find('tab', topUps, t => t.byBank),
  copyIban: main.button(copy, t => t.copyValue('SA')),
  share: main.button(topUps, t => t.bank.share),
  /** The placeholder for content that is still loading. */
  skeleton: main.selector('.animate-pulse').nth(0),
  qrCode: main.find('img', topUps, t => t.bank.qrCode),
  history: main.find('heading', topUps, t => t.history),
  pay: (amount: string) => main.button(topUps, t => t.pay(amount)),
  cardHolder: page.field(sandboxCards, t => t.holder),
  enterCard: main.link(topUps, t => t.enterCard),
  /** The button that approves at the bank of the card. */
  approve: main.button(sandboxCards, t => t.threeDs.approve),
  confirm: main.link(topUps, t => t.confirm),
  done: (amount: string) => main.all('status').with(topUps, t => t.done(amount)),
  toDashboard: main.link(topUps, t => t.toDashboard),
}
export const topUpActions = {
  begin: (amount: string) => [fill(topUpControls.amount, amount), press(topUpControls.next)],
  /** Types a test card into the form of the sandbox. */
  typeTestCard: (number = SANDBOX_CARD_NUMBERS[SANDBOX_CARDS.three_ds]) => [
    fill(topUpControls.cardHolder, 'Noura Salem'),
    fill(
      page.field(sandboxCards, t => t.number),
      number,
    ),
    fill(
      page.field(sandboxCards, t => t.expiry),
      '1230',
    ),
    fill(
      page.field(sandboxCards, t => t.securityCode),
      '123',
    ),
  ],
}

const title: InBoth = ['Top-up', 'شحن المحفظة']
const lead: InBoth = [
  'Top-up Put money into your wallet by card or by bank transfer. By card By bank transfer',
  'شحن المحفظة أضف المال إلى محفظتك بالبطاقة أو بحوالة بنكية. بالبطاقة بحوالة بنكية',
]

export const TOP_UPS: readonly Screen[] = [
  {
    id: 'topUp',
    path: paths.topUp,
    title,
    labels: [
      lead,
      ['Amount From 10.00 SAR to 20,000.00 SAR.', 'المبلغ من 10.00 ر.س إلى 20,000.00 ر.س.'],
      ['Into Main wallet', 'إلى المحفظة الرئيسية'],
      ['Continue Your card top-ups 250.00 SAR', 'متابعة عمليات الشحن بالبطاقة 250.00 ر.س'],
      ['In your wallet', 'في محفظتك'],
    ],
    calls: [
      call('listTopUps', {
        shows: {
          success: ['Your card top-ups 250.00 SAR', 'عمليات الشحن بالبطاقة 250.00 ر.س'],
          wallet_empty: [
            'No top-ups yet Your card top-ups and their progress will be shown here.',
            'لا توجد عمليات شحن بعد تظهر هنا عمليات الشحن بالبطاقة مع حالتها.',
          ],
          maximum_balance: ['Your wallet can take 200.00 SAR more.', 'تتسع محفظتك لـ 200.00 ر.س أخرى.'],
        },
      }),
      call('createTopUp', {
        steps: topUpActions.begin('250'),
        shows: { success: ['Card top-up', 'شحن بالبطاقة'], loading: ['One moment…', 'لحظة من فضلك…'] },
      }),
    ],
    clientStates: [
      clientState('nothing_typed', {
        steps: [press(topUpControls.next)],
        shows: ['Enter an amount', 'أدخل مبلغًا'],
      }),
      clientState('too_little', {
        steps: topUpActions.begin('1'),
        shows: ['Enter a larger amount', 'أدخل مبلغًا أكبر'],
      }),
      clientState('too_much', {
        steps: topUpActions.begin('20000.01'),
        shows: ['Enter a smaller amount', 'أدخل مبلغًا أقل'],
      }),
      clientState('sub_wallet_closed', {
        locationState: () => ({ typed: { amount: '250', subWallet: '000000000000' } }),
        shows: [
          'The sub-wallet that you chose was closed. The main wallet is chosen now.',
          'أُغلقت المحفظة الفرعية التي اخترتها، فاختيرت المحفظة الرئيسية بدلًا منها.',
        ],
      }),
    ],
  },
  {
    id: 'topUpByBank',
    path: `${paths.topUp}?by=bank`,
    title,
    labels: [
      lead,
      [
        'Transfer money from any bank to this IBAN. It is in your wallet as soon as the bank tells us, usually within minutes.',
        'حوّل المال من أي بنك إلى رقم الآيبان هذا. يصل إلى محفظتك حالما يبلغنا البنك، وذلك خلال دقائق عادةً.',
      ],
      [
        'IBAN SA03 3000 0000 0000 0000 0001 Beneficiary Green Palm Trading Est. Bank Arab National Bank',
        'رقم الآيبان SA03 3000 0000 0000 0000 0001 المستفيد Green Palm Trading Est. البنك البنك العربي الوطني',
      ],
      [
        'Scan it with the phone from which you pay. It contains the IBAN.',
        'امسحه بالجوال الذي ستدفع منه. يحتوي الرمز على الآيبان.',
      ],
    ],
    calls: [
      call('getBankDetails', {
        shows: {
          being_opened: [
            'Your IBAN is being opened This takes a moment. The page shows it by itself.',
            'يجري فتح رقم الآيبان الخاص بك يستغرق ذلك لحظات، وتعرضه الصفحة تلقائيًا.',
          ],
        },
      }),
    ],
  },
  {
    id: 'cardTopUp',
    path: topUpPath(ANY_ID),
    title: ['Card top-up', 'شحن بالبطاقة'],
    labels: [
      [
        '250.00 SAR is in your wallet Go to the dashboard Start another top-up What has happened Started',
        'أُضيف 250.00 ر.س إلى محفظتك انتقل إلى لوحة التحكم ابدأ عملية شحن أخرى ما الذي حدث بدأت',
      ],
    ],
    calls: [
      call('getTopUp', {
        shows: {
          success: ['250.00 SAR is in your wallet', 'أُضيف 250.00 ر.س إلى محفظتك'],
          created: [
            'Name on the card Card number Expiry date Security code Pay 250.00 SAR',
            'الاسم على البطاقة رقم البطاقة تاريخ الانتهاء رمز الأمان ادفع 250.00 ر.س',
          ],
          awaiting_3ds: [
            'Your bank asks you to confirm the payment. Afterwards you come back to this page. Confirm with your bank',
            'يطلب بنكك تأكيد الدفع، ثم تعود إلى هذه الصفحة. أكّد لدى بنكك',
          ],
          card_request_lost: [
            'We are asking the card provider This page updates by itself. You can also close it: the money arrives all the same, and nothing is taken twice.',
            'نستفسر من مزوّد الدفع تُحدَّث هذه الصفحة تلقائيًا. ويمكنك إغلاقها: يصل المال على أي حال، ولا يُخصم شيء مرتين.',
          ],
          card_declined: [
            'Failed The bank of the card has declined the payment. Try another card, or call the bank.',
            'تعذرت رفض بنك البطاقة عملية الدفع. جرّب بطاقة أخرى أو اتصل بالبنك.',
          ],
          card_insufficient_funds: [
            'Failed There is too little money on the card. Try a smaller amount or another card.',
            'تعذرت لا يوجد رصيد كافٍ في البطاقة. جرّب مبلغًا أقل أو بطاقة أخرى.',
          ],
          card_three_ds_failed: [
            'Failed The payment was not confirmed with the bank of the card. Try again, and have your phone at hand.',
            'تعذرت لم يُؤكد الدفع لدى بنك البطاقة. حاول مرة أخرى وليكن جوالك في متناول يدك.',
          ],
          card_abandoned: [
            'Failed The payment was not confirmed in time. Nothing was taken from the card. You can try again.',
            'تعذرت لم يُؤكد الدفع في الوقت المحدد، ولم يُخصم شيء من البطاقة. يمكنك المحاولة مرة أخرى.',
          ],
          card_other_amount: [
            'Failed The card provider took a different amount from the one you asked for. Our team is looking into it and will contact you.',
            'تعذرت خصم مزوّد الدفع مبلغًا غير الذي طلبته. يراجع فريقنا الأمر وسيتواصل معك.',
          ],
          over_maximum: [
            'Our team is looking into it The card is charged, but your wallet would hold more than it may. Our team is looking into it and will contact you.',
            'قيد المراجعة لدى فريقنا خُصم المبلغ من البطاقة، لكن رصيد محفظتك سيتجاوز الحد المسموح. يراجع فريقنا الأمر وسيتواصل معك.',
          ],
          expired: [
            'Expired This top-up was not paid in time. Nothing was taken from the card.',
            'انتهت مهلتها لم تُدفع عملية الشحن هذه في الوقت المحدد، ولم يُخصم شيء من البطاقة.',
          ],
          settled: ['Arrived at our bank', 'وصلت إلى بنكنا'],
          refunded: ['250.00 SAR Refunded Go to the dashboard', '250.00 ر.س أُعيد المبلغ انتقل إلى لوحة التحكم'],
          disputed: [
            'Taken back by the bank The bank of the card has taken the payment back, so we took the money out of your wallet as far as possible. If some is missing, our team will contact you.',
            'استرده البنك استردّ بنك البطاقة الدفعة، فأخذنا المال من محفظتك بقدر الممكن. وإذا نقص منه شيء فسيتواصل معك فريقنا.',
          ],
        },
      }),
    ],
  },
]
