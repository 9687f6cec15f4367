import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Client and other tools',
  lead: 'A typed client for JavaScript and TypeScript, generated from the contract of this server. It has a function for every operation, one error class, and safe retries: no request takes effect twice. It has no dependencies and runs in Node 20 or later, Deno, Bun and browsers, with `import` and with `require`.',
  install: {
    title: 'Install',
    text: 'This server offers the matching package:',
    after:
      'Its version is the version of the contract, as in the changelog. Types are included. The server offers no other version: keep the package with your program and install that file, so that an update of the server does not change it.',
    download: 'Download the package',
  },
  snippets: {
    'first-call': {
      title: 'First call',
      text: 'Save this as `first-call.mjs` and run `node first-call.mjs`. It asks for a sign-up code and prints it.',
    },
    arguments: {
      title: 'Arguments',
      text: 'Functions have the names of the operations in the reference. Path and query parameters come first, then the body, then options. Leave out an argument that an operation does not have.',
    },
    'api-key': {
      title: 'With an API key',
      text: 'A program that works for a business needs no sign-in. `paginate` reads any list page by page, as far as your loop goes.',
    },
    'sign-up': {
      title: 'Sign up',
      text: 'From a phone number to an open account. `decideSandboxNafath` acts as the person who approves in the Nafath app. Outside the sandbox, poll `getNafathStatus` every few seconds until `status` is `approved`. With `FAILED`, `rejected` or `expired`, start a new request. The phone number, the registration and the ID were generated for you, so you can run the program unchanged.',
    },
    'sign-in': {
      title: 'Sign in',
      text: 'This signs in the customer from the previous program. Every step sends the same device. `withTokens` returns a new client, which replaces its access token when it expires. A refresh token works once: pass a second function to store each new pair.',
    },
    webhook: {
      title: 'Webhooks',
      text: '`verifyWebhook` returns the event of a request that Plink has signed with the secret of your endpoint, with the types of the contract. It rejects any other with a `WebhookError`. Give it the body as it arrived.',
    },
    events: {
      title: 'Watch a wallet',
      text: '`watchWallet` returns an event within two seconds of a change to the wallet, in place of polling. Read everything that you need after the stream has opened. It ends when the access token expires: open the next one.',
    },
    errors: {
      title: 'Errors',
      text: 'Every failure is a `PlinkError` with `status`, `code`, `requestId`, `fields`, `retryAfterSeconds` and `documentationUrl`. `isErrorOf` narrows the code to the codes of the operation: a misspelt code does not compile.',
    },
    retries: {
      title: 'Retries and time-outs',
      text: 'The client retries network failures, 5xx and 429 responses up to three times with the same `Idempotency-Key`, which it generates. It waits as long as the server asks, up to a minute. Each attempt may take 30 seconds. Your own signal aborts a call at once.',
    },
    browser: {
      title: 'In a browser',
      text: 'Use the same package, with or without a bundler. The sandbox accepts calls from pages of any origin. In live mode the API accepts calls from pages of its own origin only. Other pages call it through their own server, where tokens are safer.',
    },
  },
  contract: {
    title: 'Postman, Bruno and other tools',
    text: 'API clients import the contract: choose Import and enter this address. They make a folder for each tag and a request with its example for each operation.',
    open: 'Open the contract',
  },
}

const ar: typeof en = {
  title: 'العميل البرمجي والأدوات الأخرى',
  lead: 'مكتبة جاهزة للغتي JavaScript وTypeScript، مولّدة من العقد نفسه الذي يعمل به هذا الخادم: دالة لكل عملية، وصنف واحد لجميع الأخطاء، وإعادة محاولة لا تنفّذ الشيء مرتين. لا تعتمد على أي حزمة أخرى، وتعمل على Node 20 فما بعده وDeno وBun وفي المتصفحات، بـ `import` وبـ `require`.',
  install: {
    title: 'التثبيت',
    text: 'يقدّم هذا الخادم الحزمة المطابقة له:',
    after:
      'رقم إصدارها هو رقم إصدار العقد كما يرد في سجل التغييرات. والأنواع مرفقة معها. ولا يقدّم الخادم إصدارًا غيرها: احفظ الحزمة مع برنامجك وثبّت ذلك الملف، فلا يغيّرها تحديث الخادم.',
    download: 'تنزيل الحزمة',
  },
  snippets: {
    'first-call': {
      title: 'أول طلب',
      text: 'احفظه باسم `first-call.mjs` وشغّله بالأمر `node first-call.mjs`. يطلب رمز التسجيل ثم يطبعه.',
    },
    arguments: {
      title: 'المعاملات',
      text: 'أسماء الدوال هي أسماء العمليات في المرجع. تأتي أولًا قيم المسار والاستعلام، ثم نص الطلب، ثم الخيارات. وما لا تحتاج إليه العملية يُترك.',
    },
    'api-key': {
      title: 'بمفتاح API',
      text: 'البرنامج الذي يعمل لمنشأة لا يحتاج إلى تسجيل دخول. وتقرأ `paginate` أي قائمة صفحة بعد صفحة بقدر ما تمضي حلقتك.',
    },
    'sign-up': {
      title: 'فتح حساب',
      text: 'من رقم الجوال إلى حساب مفتوح. تؤدي `decideSandboxNafath` دور الشخص الذي يوافق في تطبيق نفاذ؛ أما خارج البيئة التجريبية فاستعلم بـ `getNafathStatus` كل بضع ثوانٍ حتى تصبح `status` القيمة `approved`. ومع `FAILED` أو `rejected` أو `expired` ابدأ طلبًا جديدًا. اختير رقم الجوال والسجل والهوية لك عشوائيًا، فيعمل البرنامج كما هو.',
    },
    'sign-in': {
      title: 'تسجيل الدخول',
      text: 'يسجّل هذا دخول من فتح البرنامج السابق حسابه. تذكر كل خطوة الجهاز نفسه. تعيد `withTokens` عميلًا جديدًا يستبدل رمز الوصول حين تنتهي مدته. ورمز التحديث لا يعمل إلا مرة واحدة، فمرّر دالة ثانية تحفظ كل رمزين جديدين.',
    },
    webhook: {
      title: 'ويب هوك',
      text: 'تعيد `verifyWebhook` الحدث من طلب وقّعه Plink بسرّ وجهتك، بأنواع العقد. وترفض ما سواه بالخطأ `WebhookError`. مرّر إليها المحتوى كما وصل.',
    },
    events: {
      title: 'متابعة المحفظة',
      text: 'تعيد `watchWallet` حدثًا خلال ثانيتين من أي تغيّر في المحفظة، فتغني عن الاستعلام المتكرر. اقرأ ما تحتاج إليه بعد فتح القناة. وتنتهي القناة بانتهاء رمز الوصول، فافتح التالية.',
    },
    errors: {
      title: 'الأخطاء',
      text: 'كل إخفاق هو `PlinkError` وفيه `status` و`code` و`requestId` و`fields` و`retryAfterSeconds` و`documentationUrl`. وتحصر `isErrorOf` الرمز في رموز العملية وحدها، فإن أخطأت في كتابته لم يُترجَم البرنامج.',
    },
    retries: {
      title: 'إعادة المحاولة والمهلة',
      text: 'عند انقطاع الشبكة أو جواب حالته 5xx أو 429 يُعاد الطلب ثلاث مرات على الأكثر، وكلها بمفتاح `Idempotency-Key` واحد ينشئه العميل بنفسه. وينتظر العميل المدة التي يطلبها الخادم، دقيقة على الأكثر. ولكل محاولة 30 ثانية. ويمكنك إنهاء الطلب فورًا بإشارة منك.',
    },
    browser: {
      title: 'في المتصفح',
      text: 'الحزمة نفسها، عبر أداة تجميع أو كما هي. تجيب البيئة التجريبية الصفحات من أي نطاق. أما في البيئة الفعلية فلا تجيب الواجهة إلا صفحات نطاقها، وغيرها يطلبها عبر خادمه، حيث الرموز المميزة أكثر أمانًا.',
    },
  },
  contract: {
    title: 'Postman وBruno وأدوات أخرى',
    text: 'تستورد برامج الواجهات البرمجية العقد نفسه: اختر الاستيراد وأدخل هذا العنوان، فتُنشئ مجلدًا لكل قسم، وطلبًا بمثاله لكل عملية.',
    open: 'فتح العقد',
  },
}

export const docsClient = catalogue(en, ar)
