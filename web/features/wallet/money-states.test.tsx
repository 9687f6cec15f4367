import { expect, test } from 'vitest'
import type { BeneficiaryState, TopUp, TransferState } from '#web/api/generated/plinkAPI.schemas.ts'
import type { InBoth } from '#web/mock/screen-texts.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

/** The word for the state and its explanation, as on the page of the transfer. */
const TRANSFERS: Record<TransferState, InBoth> = {
  draft: ['Not confirmed It waits for your code. Nothing has been sent.', 'غير مؤكد ينتظر رمزك. لم يُرسل أي مبلغ.'],
  held: [
    'Confirmed The money is on hold and goes to the bank in a moment. Until then you can cancel.',
    'مؤكد المبلغ محجوز وسيذهب إلى البنك بعد لحظات. يمكنك الإلغاء قبل ذلك.',
  ],
  submitting: ['Being sent We are handing it to the bank.', 'قيد الإرسال نسلّمه إلى البنك الآن.'],
  unknown: [
    'Being checked The bank has not told us yet whether it has the transfer. We are asking. The money is never sent twice.',
    'قيد التحقق لم يخبرنا البنك بعد هل وصله التحويل. نحن نسأله، ولا يُرسل المبلغ مرتين أبدًا.',
  ],
  submitted: [
    'With the bank The bank has it and pays the payee. This usually takes a few minutes.',
    'لدى البنك استلم البنك التحويل وسيودعه في حساب المستفيد، ويستغرق ذلك عادةً دقائق قليلة.',
  ],
  pending: [
    'Being processed The money has left your wallet, and the payee does not have it yet. They get it, or it comes back to your wallet. We will tell you.',
    'قيد المعالجة خرج المبلغ من محفظتك ولم يصل إلى المستفيد بعد. سيصل إليه أو يعود إلى محفظتك، وسنبلغك بالنتيجة.',
  ],
  paid: ['Paid The payee has the money.', 'مدفوع وصل المبلغ إلى المستفيد.'],
  returned: [
    'Returned The money has come back. It is in your wallet again.',
    'مرتجع عاد المبلغ، وهو في محفظتك من جديد.',
  ],
  cancelled: [
    'Cancelled It was cancelled. No money has left the wallet.',
    'ملغى أُلغي التحويل، ولم يخرج أي مبلغ من المحفظة.',
  ],
  refused: [
    'Refused It was not possible. No money has left your wallet.',
    'مرفوض لم يكن التحويل ممكنًا، ولم يخرج أي مبلغ من محفظتك.',
  ],
  failed: [
    'Failed The bank could not pay it. The money is available in your wallet again.',
    'فاشل تعذّر على البنك دفعه. المبلغ متاح في محفظتك من جديد.',
  ],
  expired: [
    'Expired It was not confirmed or approved in time. Nothing has been sent.',
    'منتهي الصلاحية لم يُؤكد أو لم يُعتمد في الوقت المحدد. لم يُرسل أي مبلغ.',
  ],
  scheduled: [
    'Scheduled Each payment of this schedule is a transfer of its own.',
    'مجدول كل دفعة من هذه الجدولة تحويل مستقل.',
  ],
  awaiting_approval: [
    'Waiting for approval An owner or approver must approve it. The money is not on hold until then.',
    'بانتظار الموافقة يجب أن يوافق عليه مالك أو معتمد، ولا يُحجز المبلغ قبل ذلك.',
  ],
  declined: [
    'Declined Somebody who may approve it has declined it. No money has left the wallet.',
    'لم يُعتمد رفضه من له حق الموافقة عليه، ولم يخرج أي مبلغ من المحفظة.',
  ],
}

/** The word for the state in the list of top-ups. Its states show its page in each state. */
const TOP_UPS: Record<TopUp['state'], InBoth> = {
  created: ['Waiting for the card', 'بانتظار البطاقة'],
  awaiting_3ds: ['Being confirmed', 'قيد التأكيد'],
  paid: ['In your wallet', 'في محفظتك'],
  settled: ['In your wallet', 'في محفظتك'],
  failed: ['Failed', 'تعذرت'],
  expired: ['Expired', 'انتهت مهلتها'],
  refunded: ['Refunded', 'أُعيد المبلغ'],
  disputed: ['Taken back by the bank', 'استرده البنك'],
}

/** The word for the state and its explanation, as on the page of the beneficiary. An active beneficiary has no explanation. */
const BENEFICIARIES: Record<BeneficiaryState, InBoth> = {
  unconfirmed: [
    'Not confirmed Nobody has entered the code from the SMS yet.',
    'غير مؤكَّد لم يُدخل الرمز المرسل في الرسالة النصية بعد.',
  ],
  checking: [
    'Being checked We ask the bank whether the IBAN belongs to this beneficiary. The answer takes longer than usual. We keep asking for a day, and this page updates by itself.',
    'قيد التحقق نسأل البنك إن كان الآيبان لهذا المستفيد. تأخر الجواب عن المعتاد، ونحن نعيد السؤال مدة يوم، وتُحدَّث هذه الصفحة تلقائيًا.',
  ],
  mismatch: [
    'Does not match The bank says that the IBAN belongs to somebody else, so no money can be sent to it. Ask the payee for the IBAN again in a way that you trust, and add it again.',
    'غير مطابق أفاد البنك بأن الآيبان لشخص آخر، فلا يمكن التحويل إليه. اطلب الآيبان من صاحبه ثانية بوسيلة تثق بها، ثم أضفه من جديد.',
  ],
  cooling_off: [
    'Waiting period To protect you against fraud, only small amounts can be sent to a new beneficiary at first.',
    'فترة انتظار حمايةً لك من الاحتيال، لا يُرسل إلى المستفيد الجديد في البداية إلا مبالغ صغيرة.',
  ],
  active: ['Active', 'نشط'],
  suspended: [
    'Suspended Our team has stopped transfers to this beneficiary. Please call us.',
    'موقوف أوقف فريقنا التحويل إلى هذا المستفيد. يرجى الاتصال بنا.',
  ],
  removed: [
    'Removed This beneficiary was removed. No money can be sent to it.',
    'محذوف حُذف هذا المستفيد، ولا يمكن التحويل إليه.',
  ],
}

const topUp = {
  topUpId: ANY_ID,
  amount: { amount: 250_00, currency: 'SAR' },
  cause: 'other',
  createdAt: '2026-01-05T09:00:00.000Z',
}
const CASES = [
  ...casesOf('transferDetails', 'getTransfer', TRANSFERS, state => ({ state })),
  ...casesOf('topUp', 'listTopUps', TOP_UPS, state => ({ items: [{ ...topUp, state }] })),
  ...casesOf('beneficiary', 'getBeneficiary', BENEFICIARIES, state => ({ state, history: [] })),
]

function casesOf<State extends string>(
  screen: string,
  operation: string,
  texts: Record<State, InBoth>,
  fieldsOf: (state: string) => object,
) {
  return Object.entries<InBoth>(texts).flatMap(([state, [en, ar]]) => [
    { screen, operation, state, fields: fieldsOf(state), locale: 'en' as const, text: en },
    { screen, operation, state, fields: fieldsOf(state), locale: 'ar' as const, text: ar },
  ])
}

test.for(CASES)('$screen in the state $state in $locale', async ({ screen, operation, fields, locale, text }) => {
  const server = await openScreen(screen, { locale, held: [operation] })
  server.respond(operation, 'all_green', fields)
  server.letThrough(operation)
  await expect.poll(pageText).toContain(text)
})

const pageText = () => document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ')
