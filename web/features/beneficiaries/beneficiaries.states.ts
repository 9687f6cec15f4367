import { beneficiaries } from '#web/messages/payments/beneficiaries.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import type { InBoth } from '#web/mock/screen-texts.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { codeLabels, codeTitle, resending, verifying, walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { beneficiaryPath, paths } from '#web/paths.ts'

export const beneficiariesControls = {
  add: main
    .button(beneficiaries, t => t.add)
    .or(main.link(beneficiaries, t => t.add))
    .nth(0),
  search: page.field(beneficiaries, t => t.search),
  iban: page.field(beneficiaries, t => t.iban),
  name: page.field(beneficiaries, t => t.name),
  identifier: page.field(beneficiaries, t => t.identifier),
  next: main.button(beneficiaries, t => t.next),
  coolingOff: main.text(beneficiaries, t => t.meanings.cooling_off),
  active: main.text(beneficiaries, t => t.meanings.active),
  send: main.link(beneficiaries, t => t.send),
  remove: page.button(beneficiaries, t => t.remove),
}
export const beneficiariesActions = {
  fill: (iban: string, name: string, identifier: string) => [
    fill(beneficiariesControls.iban, iban),
    fill(beneficiariesControls.name, name),
    fill(beneficiariesControls.identifier, identifier),
    press(beneficiariesControls.next),
  ],
}

const draft = { iban: 'SA0380000000608010167519', name: 'Green Palm Trading', identifier: '1010123456', nickname: '' }
const EMPTY = { iban: '', name: '', identifier: '', nickname: '' }
const next = press(beneficiariesControls.next)
const remove = press(beneficiariesControls.remove)
const typing = (iban: string, shows: InBoth) =>
  clientState(`typed_${iban.slice(0, 4)}`, {
    locationState: () => ({ screen: 'add', draft: { ...EMPTY, iban } }),
    shows,
  })
const foreign: InBoth = ['This IBAN does not belong to a bank in Saudi Arabia', 'هذا الآيبان ليس لبنك في المملكة']
const checksum: InBoth = [
  'One of the characters is wrong. Please compare the IBAN with the original.',
  'إحدى الخانات خاطئة. يرجى مقارنة الآيبان بالأصل.',
]

export const BENEFICIARIES: readonly Screen[] = [
  {
    id: 'beneficiaries',
    path: paths.beneficiaries,
    title: ['Beneficiaries', 'المستفيدون'],
    labels: [
      [
        'Beneficiaries The people and businesses that you send money to. Add a beneficiary',
        'المستفيدون من تحوّل إليهم الأموال من أشخاص ومنشآت. إضافة مستفيد',
      ],
      ['Search by name or IBAN', 'ابحث بالاسم أو الآيبان'],
      ['Al Rajhi Bank', 'مصرف الراجحي'],
    ],
    calls: [
      call('listBeneficiaries', {
        shows: {
          beneficiaries_empty: [
            'No beneficiaries yet Add the first one with a name and an IBAN. We check the IBAN before any money is sent. Add a beneficiary',
            'لا يوجد مستفيدون بعد أضف أول مستفيد باسمه ورقم الآيبان. نتحقق من الآيبان قبل إرسال أي مبلغ. إضافة مستفيد',
          ],
          loading: ['Loading…', 'جارٍ التحميل…'],
        },
      }),
    ],
    clientStates: [
      clientState('removed', {
        locationState: () => ({ isRemoved: true }),
        shows: ['The beneficiary is removed.', 'حُذف المستفيد.'],
      }),
      clientState('nobody_found', {
        steps: [fill(beneficiariesControls.search, 'Blue Sea')],
        shows: ['No beneficiary matches Show all', 'لا يوجد مستفيد مطابق عرض الكل'],
      }),
    ],
  },
  {
    id: 'addBeneficiary',
    path: paths.beneficiaries,
    title: ['Add a beneficiary', 'إضافة مستفيد'],
    labels: [
      [
        'You need the IBAN of the payee, and their ID or CR number if you know it.',
        'تحتاج إلى آيبان المستفيد، وإلى رقم هويته أو سجله التجاري إن كنت تعرفه.',
      ],
      [
        'IBAN Begins with SA and has 24 characters. You can paste it with spaces. Al Rajhi Bank The IBAN is well-formed',
        'الآيبان يبدأ بالحرفين SA وطوله 24 خانة. يمكنك لصقه بمسافاته. مصرف الراجحي صيغة الآيبان صحيحة',
      ],
      [
        'Name of the beneficiary As their bank knows it, in English or Arabic.',
        'اسم المستفيد كما هو مسجّل لدى بنكه، بالعربية أو الإنجليزية.',
      ],
      [
        'ID or CR number of the beneficiary (optional) With it we ask the bank whether the IBAN belongs to them.',
        'رقم هوية المستفيد أو سجله التجاري (اختياري) نسأل به البنك إن كان الآيبان له.',
      ],
      ['Nickname (optional) Only you see it. Continue', 'اسم مختصر (اختياري) لا يراه غيرك. متابعة'],
    ],
    locationState: () => ({ screen: 'add', draft }),
    calls: [
      call('addBeneficiary', {
        steps: [next],
        shows: {
          success: codeTitle,
          loading: ['Sending the code…', 'جارٍ إرسال الرمز…'],
          BENEFICIARY_EXISTS: ['You already have a beneficiary with this IBAN', 'لديك مستفيد بهذا الآيبان بالفعل'],
          IBAN_INVALID: checksum,
          IBAN_FOREIGN: foreign,
          IBAN_OWN: ['This is the IBAN of your own wallet', 'هذا آيبان محفظتك أنت'],
          OTP_LOCKED: [
            'Too many wrong codes. Please try again in 15 minutes.',
            'تجاوزت عدد المحاولات المسموح بها لإدخال الرمز. يرجى المحاولة مرة أخرى بعد 15 دقيقة.',
          ],
        },
      }),
    ],
    clientStates: [
      clientState('nothing_typed', {
        locationState: () => ({ screen: 'add', draft: EMPTY }),
        steps: [next],
        shows: ['Please enter the name', 'يرجى إدخال الاسم'],
      }),
      typing('GB82WEST', foreign),
      typing('SA0480000000608010167519', checksum),
      // Too short so far, which is not wrong yet. There is no identifier either.
      typing('SA0377', [
        'Without it nobody can check whom the IBAN belongs to. Be sure that it is right.',
        'لا يمكن التحقق من صاحب الآيبان دون هذا الرقم. تأكد من صحة الآيبان.',
      ]),
    ],
  },
  {
    id: 'beneficiaryCode',
    path: paths.beneficiaries,
    title: codeTitle,
    labels: [...codeLabels, ['Change the details', 'تعديل البيانات']],
    locationState: () => ({ screen: 'code', draft, pending: { beneficiaryId: ANY_ID, ...issuedCode() } }),
    calls: [
      call('confirmBeneficiary', {
        steps: [fill(walletCode.boxes, ANY_CODE)],
        shows: { ...verifying, success: ['The beneficiary is added', 'أُضيف المستفيد'] },
      }),
      call('resendBeneficiaryCode', { steps: [press(walletCode.resend)], shows: resending }),
    ],
  },
  {
    id: 'beneficiary',
    path: beneficiaryPath(ANY_ID),
    title: ['Green Palm Trading Active IBAN', 'Green Palm Trading نشط الآيبان'],
    labels: [
      ['Bank Al Rajhi Bank', 'البنك مصرف الراجحي'],
      [
        'ID or CR number of the beneficiary ends in 3456 Send money Remove History Added by somebody at the business',
        'رقم هوية المستفيد أو سجله التجاري ينتهي بالأرقام 3456 تحويل حذف السجل أُضيف من قِبل أحد أفراد المنشأة',
      ],
      ['Confirmed with a code by somebody at the business', 'أُكّد برمز من قِبل أحد أفراد المنشأة'],
      ['The IBAN belongs to the beneficiary', 'الآيبان للمستفيد نفسه'],
      ['The waiting period was over', 'انتهت فترة الانتظار'],
    ],
    calls: [
      call('getBeneficiary', { shows: { loading: ['Beneficiaries Loading…', 'المستفيدون جارٍ التحميل…'] } }),
      call('removeBeneficiary', {
        steps: [remove, remove],
        shows: {
          success: ['The beneficiary is removed.', 'حُذف المستفيد.'],
          loading: ['Removing… Keep', 'جارٍ الحذف… إبقاء'],
        },
      }),
    ],
    clientStates: [
      clientState('new', {
        locationState: () => ({ isNew: true }),
        shows: [
          'The beneficiary is added You can send money to this beneficiary.',
          'أُضيف المستفيد يمكنك التحويل إلى هذا المستفيد.',
        ],
      }),
      clientState('asked', {
        steps: [remove],
        shows: [
          'Remove Green Palm Trading? To send money there later, you have to add it again. Past transfers stay. Remove Keep',
          'هل تريد حذف Green Palm Trading؟ للتحويل إليه لاحقًا تلزم إضافته من جديد. تبقى التحويلات السابقة. حذف إبقاء',
        ],
      }),
    ],
  },
]
