import { catalogue } from '#web/messages/catalogue.ts'

const business = catalogue(
  {
    title: 'Make a business',
    text: 'One call makes a business of your own with money, beneficiaries and an API key. Everything is optional: see `createSandboxBusiness` in the reference.',
    after:
      'Keep `key`: it is shown only here. `resetSandboxBusiness` puts the business back to this state, and `moveSandboxClock` moves its time ahead. A person can sign in with `phoneNumber` and `password`.',
  },
  {
    title: 'إنشاء منشأة',
    text: 'ينشئ طلب واحد منشأة خاصة بك، لها رصيد ومستفيدون ومفتاح API. وكل ما في الطلب اختياري، انظر `createSandboxBusiness` في المرجع.',
    after:
      'احتفظ بقيمة `key`، فلا يظهر المفتاح إلا هنا. وتعيد `resetSandboxBusiness` المنشأة إلى هذه الحالة، وتقدّم `moveSandboxClock` ساعتها. ويمكن تسجيل الدخول بقيمتي `phoneNumber` و`password`.',
  },
)

const send = catalogue(
  {
    title: 'Send a code',
    text: 'Sign-up begins with a Saudi mobile number. The sandbox sends no message: the response contains the code in `otpCode`. The number below was generated for you, so nobody has signed up with it.',
    again:
      'If you run it twice, the second response is a `429` with the code `OTP_COOLDOWN`: you can request the next code after 30 seconds. Every error looks like this and links to its explanation.',
  },
  {
    title: 'إرسال رمز',
    text: 'يبدأ فتح الحساب برقم جوال سعودي. لا تخرج من البيئة التجريبية أي رسالة، فالجواب نفسه يحمل الرمز في `otpCode`. اختير لك الرقم أدناه عشوائيًا، فلم يسجّل به أحد.',
    again:
      'شغّله مرتين يكن الجواب الثاني `429` بالرمز `OTP_COOLDOWN`، إذ لا يُطلب الرمز التالي إلا بعد 30 ثانية. هكذا يبدو الرفض، وهكذا تصل إلى شرحه.',
  },
)

const verify = catalogue(
  {
    title: 'Verify the code',
    text: 'Send the number and its code. Use `otpCode` of the last response as `otp`. If you ran the last call on this page, the code is already filled in.',
    after:
      'The response has a `token`. Send it as `Authorization: Bearer …` with every later call of this sign-up. It is valid for 24 hours.',
    ready: 'Your code is filled in.',
  },
  {
    title: 'التحقق منه',
    text: 'أعد إرسال الرقم مع رمزه. ضع قيمة `otpCode` من الجواب السابق مكان `otp`، وإن شغّلت الطلب السابق من هنا فهي في مكانها.',
    after:
      'يحمل الجواب رمزًا مميزًا في `token`. أرسله في `Authorization: Bearer …` مع كل طلب لاحق من هذا التسجيل. مدته 24 ساعة.',
    ready: 'رمزك في مكانه.',
  },
)

const on = catalogue(
  {
    title: 'Next steps',
    signUp: {
      title: 'Sign a business up',
      text: 'All calls from the phone number to the profile, which you can run one after the other.',
    },
    signIn: {
      title: 'Sign a customer in',
      text: 'Password, code, the phone call that some accounts require, and tokens.',
    },
    topUps: {
      title: 'Bring money in',
      text: 'By card with 3-D Secure, and by bank transfer to the IBAN of the wallet.',
    },
    transfers: {
      title: 'Send money',
      text: 'To a beneficiary until the bank has paid or returned it, and to a Plink customer at once.',
    },
    sendWithKey: {
      title: 'Let a program send money',
      text: 'With an API key and without a person, up to a cap a day.',
    },
    testValues: { title: 'Make things go wrong', text: 'Numbers and IDs that cause each error in the sandbox.' },
    errors: { title: 'Handle errors', text: 'What each code means, and whether it is worth retrying.' },
    conventions: { title: 'Read the conventions', text: 'Idempotency, pagination, limits, tokens, versions.' },
    reference: { title: 'Look up an operation', text: 'Every field and response, with a form to try it.' },
  },
  {
    title: 'الخطوات التالية',
    signUp: { title: 'افتح حسابًا لمنشأة', text: 'جميع الطلبات من رقم الجوال إلى الملف، تُشغَّل واحدًا بعد الآخر.' },
    signIn: {
      title: 'سجّل دخول عميل',
      text: 'كلمة المرور والرمز والمكالمة التي تطلبها بعض الحسابات، ثم الرموز المميزة.',
    },
    topUps: {
      title: 'أدخل المال إلى المحفظة',
      text: 'بالبطاقة مع تحقق بنكها، وبحوالة بنكية إلى آيبان المحفظة.',
    },
    transfers: {
      title: 'أرسل المال',
      text: 'إلى مستفيد حتى يدفع البنك المبلغ أو يعيده، وإلى عميل \u2066Plink\u2069 في الحال.',
    },
    sendWithKey: { title: 'دع برنامجًا يرسل المال', text: 'بمفتاح API ودون تدخل شخص، ضمن حد يومي.' },
    testValues: { title: 'جرّب حالات الفشل', text: 'أرقام وهويات تؤدي إلى كل رفض ممكن في البيئة التجريبية.' },
    errors: { title: 'تعامل مع الأخطاء', text: 'معنى كل رمز خطأ، وهل تفيد إعادة المحاولة.' },
    conventions: { title: 'اقرأ القواعد العامة', text: 'منع التكرار والصفحات والحدود والرموز المميزة والإصدارات.' },
    reference: { title: 'ابحث عن عملية', text: 'كل حقل وكل جواب، مع نموذج للتجربة.' },
  },
)

export const docsStart = catalogue(
  {
    title: 'Quick start',
    lead: 'A few calls in a few minutes. You need no installation and no account. Paste a call into a terminal, or run it on this page.',
    live: 'This server is live and sends codes to real phones. You cannot run calls that send a code on this page. Paste them into a terminal and use your own number.',
    reach: {
      title: 'Reach the server',
      text: 'All paths of the API start with this address:',
      after: 'Check that the server is up. A healthy server responds with `200` and `{"status":"ok"}`.',
    },
    business: business.en,
    wallet: {
      title: 'Read its wallet',
      text: 'A program sends its key as `Authorization: Bearer …` with every call. If you ran the last call on this page, your key is already filled in.',
      ready: 'Your key is filled in.',
    },
    send: send.en,
    verify: verify.en,
    on: on.en,
  },
  {
    title: 'البداية السريعة',
    lead: 'طلبات قليلة في دقائق، دون تثبيت أي شيء ودون طلب حساب. الصق الطلب في الطرفية، أو شغّله من هنا.',
    live: 'هذا الخادم فعلي، ورموزه تصل إلى جوالات حقيقية. لا يُشغَّل من هنا ما يرسل رمزًا؛ الصقه واستخدم رقمك.',
    reach: {
      title: 'الوصول إلى الخادم',
      text: 'تأتي جميع مسارات الواجهة البرمجية بعد هذا العنوان:',
      after: 'اسأل إن كان الخادم يعمل. الخادم السليم يجيب بالحالة `200` وبالمحتوى `{"status":"ok"}`.',
    },
    business: business.ar,
    wallet: {
      title: 'قراءة محفظتها',
      text: 'يرسل البرنامج مفتاحه في `Authorization: Bearer …` مع كل طلب. وإن شغّلت الطلب السابق من هنا فمفتاحك في مكانه.',
      ready: 'مفتاحك في مكانه.',
    },
    send: send.ar,
    verify: verify.ar,
    on: on.ar,
  },
)
