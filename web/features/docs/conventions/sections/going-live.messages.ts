import { catalogue } from '#web/messages/catalogue.ts'

const liveDifferences = catalogue(
  {
    title: 'What is different',
    text: [
      'A live server has an address, accounts and keys of its own. It refuses keys of the sandbox with `API_KEY_OTHER_MODE`.',
      'Codes are sent to real phones, and no response has `otpCode`. There are no test values, and operations under `/api/sandbox` respond with 404: people approve in the Nafath app, pay with their cards, and banks settle transfers.',
      'Browser pages of other origins cannot call a live server, and its limit per address is lower. Cards are entered on the page of `cardForm`, which `createTopUp` returns.',
    ],
  },
  {
    title: 'ما يختلف',
    text: [
      'للخادم الفعلي عنوانه وحساباته ومفاتيحه. ويرفض مفاتيح البيئة التجريبية بالرمز `API_KEY_OTHER_MODE`.',
      'تصل الرموز إلى جوالات حقيقية، ولا يحمل أي جواب `otpCode`. ولا توجد بيانات اختبار، والعمليات تحت `/api/sandbox` تجيب بـ 404: فالناس يوافقون في تطبيق نفاذ ويدفعون ببطاقاتهم، والبنوك تسوّي التحويلات.',
      'لا تستطيع صفحات المتصفح من عناوين أخرى استدعاء خادم فعلي، وحد العنوان الواحد فيه أقل. وتُدخل البطاقات في صفحة `cardForm` التي تعيدها `createTopUp`.',
    ],
  },
)

const checklist = catalogue(
  {
    title: 'Before you go live',
    text: [
      'Keep API keys and tokens on your server, outside of sources, URLs and logs. Use one key for each program, with the scopes that it needs and an end date, and try `rollApiKey` once.',
      'Send an `Idempotency-Key` with every `POST`, and store it before you send the request, so that a crash repeats no payment.',
      'Cause each error that your program handles with the test values. Fall back on the status for codes that you do not know, and wait as `Retry-After` says.',
      'Log the `X-Request-Id` of each response: support finds a call by it. Read the changelog before you move to a new version.',
    ],
  },
  {
    title: 'قبل الانتقال',
    text: [
      'احفظ مفاتيح API والرموز المميزة في خادمك، لا في المصدر ولا في العناوين ولا في السجلات. استخدم مفتاحًا لكل برنامج، بالنطاقات التي يحتاج إليها وبتاريخ انتهاء، وجرّب `rollApiKey` مرة.',
      'أرسل `Idempotency-Key` مع كل `POST`، واحفظه قبل إرسال الطلب، حتى لا يكرر عطلٌ دفعة.',
      'أحدث كل خطأ يعالجه برنامجك ببيانات الاختبار. وارجع إلى الحالة مع الرموز التي لا تعرفها، وانتظر كما تقول `Retry-After`.',
      'سجّل `X-Request-Id` لكل جواب، فبه يجد الدعم الطلب. واقرأ سجل التغييرات قبل الانتقال إلى إصدار جديد.',
    ],
  },
)

export const goingLiveSections = catalogue(
  { liveDifferences: liveDifferences.en, checklist: checklist.en },
  { liveDifferences: liveDifferences.ar, checklist: checklist.ar },
)
