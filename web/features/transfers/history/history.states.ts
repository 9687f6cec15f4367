import { transfers } from '#web/messages/payments/transfers.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import type { InBoth } from '#web/mock/screen-texts.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { paymentReceiptCalls } from '#web/money/receipts/receipts.states.ts'
import { paths, transferPath, transferReceiptPath, transfersPath } from '#web/paths.ts'
import { factsText } from '../transfers.states.ts'

export const transferDetailsControls = {
  withBank: main.all('status').with(transfers, t => t.states.submitted),
  state: main.all('status').with(transfers, t => t.states.paid),
  returned: main.all('status').with(transfers, t => t.states.returned),
  beingChecked: main.all('listitem').with(transfers, t => t.states.unknown),
  facts: main.selector('dl').nth(0),
  cancel: page.button(transfers, t => t.cancel),
  confirmCancel: dialog.button(transfers, t => t.cancelConfirm),
  seeApproval: main.link(transfers, t => t.seeApproval),
  download: page.button(transfers, t => t.download),
}

const draft = { getTransfer: 'draft' }
const listTitle: InBoth = ['My transfers', 'تحويلاتي']
const draftText: InBoth = [
  'Not confirmed It waits for your code. Nothing has been sent.',
  'غير مؤكد ينتظر رمزك. لم يُرسل أي مبلغ.',
]
const noSuch: InBoth = [
  'There is no such transfer The address may be incomplete, or the transfer belongs to another account. My transfers',
  'لا يوجد تحويل كهذا قد يكون العنوان ناقصًا، أو أن التحويل يخص حسابًا آخر. تحويلاتي',
]
const loading: InBoth = ['Loading…', 'جارٍ التحميل…']
const listLabels: readonly InBoth[] = [
  [
    'Back My transfers New transfer Search transfers Search State All',
    'رجوع تحويلاتي تحويل جديد البحث في التحويلات بحث الحالة الكل',
  ],
  [
    'Not confirmed Confirmed Being sent Being checked With the bank Being processed Paid Returned Cancelled Refused Failed Expired Scheduled',
    'غير مؤكد مؤكد قيد الإرسال قيد التحقق لدى البنك قيد المعالجة مدفوع مرتجع ملغى مرفوض فاشل منتهي الصلاحية مجدول',
  ],
  ['Scheduled and repeating Sa*** E*** Services 200.00 SAR', 'المجدولة والمتكررة سد*** ل*** الفعاليات 200.00 ر.س'],
]

export const TRANSFERS: readonly Screen[] = [
  {
    id: 'transfers',
    path: paths.transfers,
    title: listTitle,
    labels: listLabels,
    calls: [
      call('listTransfers', {
        shows: {
          loading,
          wallet_empty: [
            'No transfers yet What you send to beneficiaries and Plink customers will be listed here, with where it stands. New transfer',
            'لا تحويلات بعد سيظهر هنا ما ترسله إلى المستفيدين وعملاء Plink، مع حالة كل تحويل. تحويل جديد',
          ],
        },
      }),
    ],
  },
  {
    id: 'transfersFiltered',
    path: `${paths.transfers}?state=paid`,
    title: listTitle,
    labels: listLabels,
    calls: [
      call('listTransfers', {
        shows: {
          loading,
          wallet_empty: [
            'No transfers in this state Choose another state, or see all transfers. See all',
            'لا تحويلات في هذه الحالة اختر حالة أخرى، أو اعرض كل التحويلات. عرض الكل',
          ],
        },
      }),
    ],
  },
  {
    id: 'transfersSearched',
    path: transfersPath({ q: 'PLK0000000000000' }),
    title: listTitle,
    labels: listLabels.slice(0, 2),
    calls: [
      call('listTransfers', {
        shows: {
          loading,
          no_match: [
            'No transfers match Try another name or number, or see all transfers. See all',
            'لا توجد تحويلات مطابقة جرّب اسمًا أو رقمًا آخر، أو اعرض كل التحويلات. عرض الكل',
          ],
          search_continues: ['No match so far Searched back to', 'لا نتائج حتى الآن شمل البحث ما يعود إلى'],
        },
      }),
    ],
  },
  {
    id: 'transferDetails',
    path: transferPath(ANY_ID),
    title: ['Details', 'التفاصيل'],
    labels: [
      ['Transfer to Sa*** E*** Services 200.00 SAR', 'تحويل إلى «سد*** ل*** الفعاليات» 200.00 ر.س'],
      [
        'Receipt Send again Progress Prepared Prepared by somebody at the business',
        'الإيصال أرسل مجددًا سير التحويل أُعدّ أُعدّ من قِبل أحد أفراد المنشأة',
      ],
      factsText,
      ['Transfer number', 'رقم التحويل'],
    ],
    calls: [
      call('getTransfer', {
        shows: {
          success: ['Paid The payee has the money.', 'مدفوع وصل المبلغ إلى المستفيد.'],
          draft: draftText,
          VALIDATION_ERROR: noSuch,
          TRANSFER_NOT_FOUND: noSuch,
        },
      }),
      call('cancelTransfer', {
        scenarios: draft,
        steps: [press(transferDetailsControls.cancel), press(transferDetailsControls.confirmCancel)],
        // The example of the transfer is still the draft.
        shows: { success: draftText, loading: ['Cancelling…', 'جارٍ الإلغاء…'] },
      }),
      ...paymentReceiptCalls(),
    ],
    clientStates: [
      clientState('cancel', {
        scenarios: draft,
        steps: [press(transferDetailsControls.cancel)],
        shows: [
          'Cancel this transfer? 200.00 SAR to Sa*** E*** Services will not be sent. The money is available in your wallet again. Cancel transfer Keep it',
          'إلغاء هذا التحويل؟ لن يُرسل مبلغ 200.00 ر.س إلى «سد*** ل*** الفعاليات»، ويعود متاحًا في محفظتك. إلغاء التحويل الإبقاء عليه',
        ],
      }),
    ],
  },
  {
    id: 'transferReceipt',
    path: transferReceiptPath(ANY_ID),
    title: ['Transfer receipt', 'إيصال تحويل'],
    labels: [
      ['Print Download PDF Paid', 'طباعة تنزيل PDF مدفوع'],
      [
        'From Green Palm Trading Est. CR 9900000000 Purpose Expenses and services',
        'من مؤسسة النخلة الخضراء للتجارة سجل تجاري 9900000000 الغرض مصروفات وخدمات',
      ],
      ['Confirmed on', 'وقت التأكيد'],
      ['Transfer number PLK8Q3M7X2K9D4TA', 'رقم التحويل PLK8Q3M7X2K9D4TA'],
    ],
    calls: [
      call('getTransfer', { shows: { draft: draftText, VALIDATION_ERROR: noSuch, TRANSFER_NOT_FOUND: noSuch } }),
      call('getTransferReceipt', {
        steps: [press(transferDetailsControls.download)],
        shows: { loading: ['Downloading…', 'جارٍ التنزيل…'] },
      }),
    ],
  },
]
