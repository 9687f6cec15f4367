import { transfers } from '#web/messages/payments/transfers.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, press, type Screen } from '#web/mock/screen-definition.ts'
import type { InBoth } from '#web/mock/screen-texts.ts'
import { paths } from '#web/paths.ts'

const scheduleControls = {
  cancel: (name: string) => page.button(transfers, t => t.cancelScheduleOf(name)),
  confirmCancel: dialog.button(transfers, t => t.cancelScheduleConfirm),
}

const loading: InBoth = ['Loading…', 'جارٍ التحميل…']

export const TRANSFER_SCHEDULES: readonly Screen[] = [
  {
    id: 'transferSchedules',
    path: paths.transferSchedules,
    title: ['Scheduled and repeating transfers', 'التحويلات المجدولة والمتكررة'],
    labels: [
      ['200.00 SAR Active Every month from 1 February 2026', '200.00 ر.س نشطة كل شهر ابتداءً من 1 فبراير 2026'],
      ['Next on 1 February 2026 Last time Not yet Cancel', 'المرة القادمة 1 فبراير 2026 آخر مرة لم تبدأ بعد إلغاء'],
    ],
    calls: [
      call('listTransferSchedules', {
        shows: {
          loading,
          wallet_empty: [
            'Nothing is scheduled To pay later, or every week or month, choose when on the way to a transfer. New transfer',
            'لا شيء مجدول للدفع لاحقًا، أو كل أسبوع أو شهر، اختر الوقت أثناء إعداد التحويل. تحويل جديد',
          ],
        },
      }),
      call('cancelTransferSchedule', {
        steps: [press(scheduleControls.cancel('Sa*** E*** Services')), press(scheduleControls.confirmCancel)],
        shows: { loading: ['Cancelling... Keep it', 'جارٍ الإلغاء... الإبقاء عليه'] },
      }),
    ],
  },
]
