import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { serverNow } from '#web/lib/clock.ts'
import { transfer } from '#web/messages/payments/transfer.ts'
import { transfers } from '#web/messages/payments/transfers.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import type { InBoth } from '#web/mock/screen-texts.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { paths, transferSchedulePath } from '#web/paths.ts'

const FIRST_DAY = { en: '1 Feb 2026', ar: '1 فبراير 2026' }

export const scheduleControls = {
  change: main.link(transfers, t => t.changeSchedule, 'exact'),
  skipOf: (day: string) => page.button(transfers, t => t.skipOf(day)),
  unskipOf: (day: string) => page.button(transfers, t => t.unskipOf(day)),
  cancel: (name: string) => page.button(transfers, t => t.cancelScheduleOf(name)),
  confirmCancel: dialog.button(transfers, t => t.cancelSchedule, 'exact'),
  skip: page.button(transfers, (t, locale) => t.skipOf(FIRST_DAY[locale])),
  unskip: page.button(transfers, (t, locale) => t.unskipOf(FIRST_DAY[locale])),
  next: main.button(transfer, t => t.next),
}

const noSchedule: InBoth = [
  'There is no such schedule The address may be incomplete, or the schedule belongs to another account. Scheduled and repeating',
  'لا توجد جدولة كهذه قد يكون العنوان ناقصًا، أو أن الجدولة تخص حسابًا آخر. المجدولة والمتكررة',
]

const dayAhead = (days: number) => addDays(riyadhDay(new Date(serverNow())), days)
const change = () => ({
  payee: { kind: 'beneficiary', id: ANY_ID, name: 'Riyadh Supplies Co.', iban: 'SA8280608010000000000002' },
  amount: '200',
  purpose: 'expenses_services',
  when: 'monthly',
  startsOn: dayAhead(30),
  ends: 'on',
  endsOn: dayAhead(200),
  changes: {
    scheduleId: ANY_ID,
    transferId: ANY_ID,
    startsOn: '2026-02-01',
    repeats: 'monthly',
    nextRunOn: '2026-02-01',
    runsBefore: 0,
  },
})

const loading: InBoth = ['Loading…', 'جارٍ التحميل…']

export const TRANSFER_SCHEDULES: readonly Screen[] = [
  {
    id: 'transferSchedules',
    path: paths.transferSchedules,
    title: ['Scheduled and repeating transfers', 'التحويلات المجدولة والمتكررة'],
    labels: [
      ['Every month from 1 Feb 2026, 3 payments', 'كل شهر ابتداءً من 1 فبراير 2026، 3 دفعات'],
      [
        'Next payment 1 Feb 2026 3 payments left Last payment Not yet Details Cancel schedule',
        'الدفعة القادمة 1 فبراير 2026 بقيت 3 دفعات آخر دفعة لم تبدأ بعد التفاصيل إلغاء الجدولة',
      ],
    ],
    calls: [
      call('listTransferSchedules', {
        shows: {
          loading,
          wallet_empty: [
            'Nothing is scheduled To pay later, or every week or month, choose when on the way to a transfer. New transfer',
            'لا تحويلات مجدولة للدفع لاحقًا، أو كل أسبوع أو شهر، اختر الوقت أثناء إعداد التحويل. تحويل جديد',
          ],
        },
      }),
      call('cancelTransferSchedule', {
        steps: [press(scheduleControls.cancel('Sa*** E*** Services')), press(scheduleControls.confirmCancel)],
        shows: { loading: ['Cancelling… Keep it', 'جارٍ الإلغاء… الإبقاء عليه'] },
      }),
    ],
  },
  {
    id: 'transferSchedule',
    path: transferSchedulePath(ANY_ID),
    title: ['Payments to Sa*** E*** Services', 'دفعات إلى «سد*** ل*** الفعاليات»'],
    labels: [
      [
        '200.00 SAR Active Every month from 1 Feb 2026, 3 payments Next payment 1 Feb 2026 3 payments left',
        '200.00 ر.س نشطة كل شهر ابتداءً من 1 فبراير 2026، 3 دفعات الدفعة القادمة 1 فبراير 2026 بقيت 3 دفعات',
      ],
      ['Upcoming payments', 'الدفعات القادمة'],
    ],
    calls: [
      call('getTransferSchedule', {
        shows: {
          loading: ['Schedule', 'الجدولة'],
          one_skipped: ['1 Feb 2026 Skipped Undo', '1 فبراير 2026 ستُتخطى تراجع'],
          VALIDATION_ERROR: noSchedule,
          TRANSFER_SCHEDULE_NOT_FOUND: noSchedule,
        },
      }),
      call('skipTransferRun', { steps: [press(scheduleControls.skip)] }),
      call('unskipTransferRun', {
        scenarios: { getTransferSchedule: 'one_skipped' },
        steps: [press(scheduleControls.unskip)],
      }),
    ],
  },
  {
    id: 'transferScheduleChange',
    path: paths.transfer,
    title: ['Change the schedule', 'تعديل الجدولة'],
    labels: [['You confirm the change with a code. The payee stays.', 'تؤكد التعديل برمز. ويبقى المستفيد كما هو.']],
    locationState: () => ({ screen: 'amount', form: change() }),
    calls: [
      call('changeTransferSchedule', {
        steps: [press(scheduleControls.next)],
        shows: {
          success: ['Check the transfer', 'راجع التحويل'],
          LIMIT_EXCEEDED: ['This would exceed a limit of your wallet', 'يتجاوز هذا المبلغ أحد حدود محفظتك'],
          AMOUNT_OUT_OF_RANGE: ['20,000.00 SAR at most. Please split it.', 'يرجى تقسيمه.'],
        },
      }),
    ],
    clientStates: [
      clientState('nothing_typed', {
        locationState: () => ({ screen: 'amount', form: { ...change(), amount: '', endsOn: '', startsOn: '' } }),
        steps: [press(scheduleControls.next)],
        shows: ['Amount is required', 'المبلغ مطلوب'],
      }),
      clientState('too_many_payments', {
        locationState: () => ({ screen: 'amount', form: { ...change(), ends: 'after', paymentCount: '501' } }),
        steps: [press(scheduleControls.next)],
        shows: ['Enter a number from 1 to 500', 'أدخل عددًا من 1 إلى 500'],
      }),
    ],
  },
]
