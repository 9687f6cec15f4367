import { catalogue } from '#web/messages/catalogue.ts'

const createEndpoint = catalogue(
  {
    title: 'Create an endpoint',
    text: [
      'An endpoint is a URL of your server. The owner creates it with `createWebhookEndpoint`, and so does a key with `webhooks:manage`. It receives the types in `eventTypes`, or every type if they are left out, also those that come later. An account has at most 10 endpoints.',
      'The owner is sent a code: `confirmWebhookEndpoint` takes it and returns the secret, `whsec_…`, with which deliveries are signed. Another URL and `rollWebhookSecret` are confirmed the same way. The key of a program needs no code, and gets the secret in the response. Its endpoints receive only what the key may list with `listEvents`, for which it needs `wallet:read`. A secret is shown once. `testWebhookEndpoint` sends the event `ping`.',
      'The URL begins with `https://` and leads to an address on the internet. Redirects are not followed.',
    ],
  },
  {
    title: 'إنشاء وجهة',
    text: [
      'الوجهة رابط في خادمك. ينشئها صاحب الحساب عبر `createWebhookEndpoint`، أو مفتاح نطاقه `webhooks:manage`. وتستقبل الأنواع المذكورة في `eventTypes`، أو كل الأنواع إن تُركت، حتى ما يُضاف لاحقًا. وللحساب 10 وجهات على الأكثر.',
      'يُرسل إلى صاحب الحساب رمز، فتأخذه `confirmWebhookEndpoint` وتعيد السرّ `whsec_…` الذي تُوقَّع به الإرسالات. ويُؤكَّد الرابط الآخر و`rollWebhookSecret` بالطريقة نفسها. ولا يلزم مفتاح البرنامج رمز، ويجد السرّ في الجواب. ولا تستقبل وجهاته إلا ما يحق له سرده عبر `listEvents`، ويلزمه لها `wallet:read`. ولا يظهر السرّ إلا مرة. وترسل `testWebhookEndpoint` الحدث `ping`.',
      'يبدأ الرابط بـ `https://` ويقود إلى عنوان على الإنترنت. ولا تُتبع إعادة التوجيه.',
    ],
  },
)

const arrival = catalogue(
  {
    title: 'What arrives',
    text: [
      'Each event is a `POST` of its own. `data.object` is the object as it was when the event happened, as the other operations return it.',
      '`webhook-id` is the `eventId`, and `webhook-timestamp` the time of sending in seconds since 1970. `webhook-signature` has a signature for each valid secret, separated by a space.',
    ],
  },
  {
    title: 'ما يصل',
    text: [
      'كل حدث طلب `POST` وحده. وفي `data.object` الكائن كما كان حين وقع الحدث، وبالشكل الذي تعيده به العمليات الأخرى.',
      '`webhook-id` هو `eventId`، و`webhook-timestamp` وقت الإرسال بالثواني منذ 1970. وفي `webhook-signature` توقيع لكل سرّ صالح، تفصل بينها مسافة.',
    ],
  },
)

const eventTypes = catalogue(
  {
    title: 'Types of events',
    text: ['Ignore types that you do not know.'],
    table: 'Types of events and their objects',
    columns: { object: 'Object', types: 'Types', when: 'When' },
    when: {
      Transaction: 'Money came into the wallet, left it, or moved between it and a sub-wallet.',
      Transfer: 'It was created, or is now in the state that the type names.',
      BillPayment: 'It was created, or is now in the state that the type names.',
      TopUp: 'It was created, or is now in the state that the type names.',
      Beneficiary: 'It was created, or is now in the state that the type names.',
      Hold: 'The money of the hold is available again.',
      WalletState: 'The wallet has another status.',
      LimitSet: 'The owner has set a limit, or removed it.',
      ApiKey: 'A key was created, rolled or revoked.',
      WebhookEndpoint: 'All its deliveries had failed for three days, or you have sent it a test.',
    },
  },
  {
    title: 'أنواع الأحداث',
    text: ['تجاهل الأنواع التي لا تعرفها.'],
    table: 'أنواع الأحداث وكائناتها',
    columns: { object: 'الكائن', types: 'الأنواع', when: 'متى' },
    when: {
      Transaction: 'دخل مال إلى المحفظة أو خرج منها، أو انتقل بينها وبين محفظة فرعية.',
      Transfer: 'أُنشئ، أو صار في الحالة التي يسمّيها النوع.',
      BillPayment: 'أُنشئ، أو صار في الحالة التي يسمّيها النوع.',
      TopUp: 'أُنشئ، أو صار في الحالة التي يسمّيها النوع.',
      Beneficiary: 'أُنشئ، أو صار في الحالة التي يسمّيها النوع.',
      Hold: 'صار المبلغ المحجوز متاحًا من جديد.',
      WalletState: 'تغيّرت حالة المحفظة.',
      LimitSet: 'حدّد صاحب الحساب حدًّا أو أزاله.',
      ApiKey: 'أُنشئ مفتاح أو بُدّل أو أُلغي.',
      WebhookEndpoint: 'فشلت كل إرسالاتها ثلاثة أيام، أو أرسلت إليها اختبارًا.',
    },
  },
)

const verifying = catalogue(
  {
    title: 'Verify the signature',
    text: [
      'Anybody can send a request to your URL, so check each one. Deliveries follow Standard Webhooks: the signature is, after `v1,`, the HMAC-SHA256 in base64 of `webhook-id`, `webhook-timestamp` and the body, joined by dots. Its key is what follows `whsec_`, decoded from base64.',
      'Use the body as it arrived, before it is parsed. Refuse a time that is more than five minutes away: it may be a recorded request. The client does all of this.',
    ],
  },
  {
    title: 'التحقق من التوقيع',
    text: [
      'يستطيع أي أحد أن يرسل طلبًا إلى رابطك، فتحقق من كل طلب. تتبع الإرسالات معيار Standard Webhooks: التوقيع بعد `v1,` هو HMAC-SHA256 بترميز base64 لكل من `webhook-id` و`webhook-timestamp` والمحتوى، تصل بينها نقاط. ومفتاحه ما يلي `whsec_` بعد فك ترميز base64.',
      'استخدم المحتوى كما وصل، قبل تحليله. وارفض وقتًا يبعد أكثر من خمس دقائق، فقد يكون طلبًا مسجَّلًا. ويفعل العميل البرمجي كل ذلك.',
    ],
  },
)

const responding = catalogue(
  {
    title: 'Respond, and handle each event once',
    text: [
      'Respond with 2xx within 10 seconds: store the event, respond, and only then work on it. Any other status counts as a failure.',
      'An event may arrive more than once, always with the same `webhook-id`: ignore one that is known. Events are sent one by one in the order in which they happened, but one that is sent again comes after newer ones. Get the object again where only its present state counts.',
    ],
  },
  {
    title: 'أجب، وعالج كل حدث مرة واحدة',
    text: [
      'أجب بحالة 2xx خلال 10 ثوانٍ: احفظ الحدث ثم أجب، ثم اعمل عليه. وكل حالة أخرى تُعد فشلًا.',
      'قد يصل الحدث أكثر من مرة، وقيمة `webhook-id` هي نفسها دائمًا، فتجاهل ما تعرفه. تُرسل الأحداث واحدًا بعد واحد بترتيب وقوعها، لكن ما يُرسل مرة أخرى يأتي بعد ما هو أحدث منه. فإن كان ما يهمك هو الحالة الآن فاقرأ الكائن من جديد.',
    ],
  },
)

const failing = catalogue(
  {
    title: 'When deliveries fail',
    text: [
      'A delivery that fails is sent again after five seconds, and then with longer pauses for three days. `listWebhookDeliveries` lists the deliveries of the last 30 days with your last response, and `resendWebhookDelivery` sends one again.',
      'After three days in which all its deliveries have failed, an endpoint is disabled. The owner is told, and so are your other endpoints: `webhook_endpoint.disabled`. Enable it again with `changeWebhookEndpoint`.',
    ],
  },
  {
    title: 'حين تفشل الإرسالات',
    text: [
      'الإرسال الفاشل يُعاد بعد خمس ثوانٍ، ثم على فترات أطول مدة ثلاثة أيام. وتعرض `listWebhookDeliveries` إرسالات آخر 30 يومًا مع آخر جواب منك، وتعيد `resendWebhookDelivery` إرسال أحدها.',
      'إن فشلت كل إرسالات الوجهة ثلاثة أيام عُطّلت، وأُبلغ صاحب الحساب ووجهاتك الأخرى: `webhook_endpoint.disabled`. وتُفعَّل من جديد عبر `changeWebhookEndpoint`.',
    ],
  },
)

const missed = catalogue(
  {
    title: 'Events that you missed',
    text: [
      '`listEvents` lists the events of the last 30 days, newest first. A key needs `wallet:read`. What happens while an endpoint is disabled is not sent later, so read the list back to the last event that you know.',
    ],
  },
  {
    title: 'ما فاتك من أحداث',
    text: [
      'تعرض `listEvents` أحداث آخر 30 يومًا، الأحدث أولًا، ويلزم المفتاح لها `wallet:read`. وما يقع والوجهة معطّلة لا يُرسل لاحقًا، فاقرأ القائمة رجوعًا إلى آخر حدث تعرفه.',
    ],
  },
)

const secretRoll = catalogue(
  {
    title: 'Roll the secret',
    text: [
      '`rollWebhookSecret` returns a new secret. For `overlapHours`, 72 at most, each delivery has a signature with the old one too, so that nothing is lost while your servers change.',
    ],
  },
  {
    title: 'تبديل السرّ',
    text: [
      'تعيد `rollWebhookSecret` سرًّا جديدًا. ومدة `overlapHours`، وهي 72 على الأكثر، يحمل كل إرسال توقيعًا بالسرّ القديم أيضًا، فلا يضيع شيء أثناء تبديله في خوادمك.',
    ],
  },
)

const local = catalogue(
  {
    title: 'Develop locally',
    text: [
      'A sandbox that runs with `LISTEN_ADDRESS=127.0.0.1` or `WEBHOOKS_TO_LOOPBACK=yes` also sends to its own machine, for example to `http://localhost:4000/plink`. Other sandboxes need a URL on the internet, such as that of a tunnel. `createSandboxBusiness` makes a business of your own, with a key that has every scope.',
    ],
  },
  {
    title: 'التطوير محليًا',
    text: [
      'البيئة التجريبية التي تعمل بالإعداد `LISTEN_ADDRESS=127.0.0.1` أو `WEBHOOKS_TO_LOOPBACK=yes` ترسل إلى جهازها أيضًا، إلى `http://localhost:4000/plink` مثلًا. وغيرها تحتاج إلى رابط على الإنترنت، كرابط نفق (tunnel). وتنشئ `createSandboxBusiness` منشأة لك وحدك، ومعها مفتاح بكل النطاقات.',
    ],
  },
)

export const webhookSections = catalogue(
  {
    createEndpoint: createEndpoint.en,
    arrival: arrival.en,
    eventTypes: eventTypes.en,
    verifying: verifying.en,
    responding: responding.en,
    failing: failing.en,
    missed: missed.en,
    secretRoll: secretRoll.en,
    local: local.en,
  },
  {
    createEndpoint: createEndpoint.ar,
    arrival: arrival.ar,
    eventTypes: eventTypes.ar,
    verifying: verifying.ar,
    responding: responding.ar,
    failing: failing.ar,
    missed: missed.ar,
    secretRoll: secretRoll.ar,
    local: local.ar,
  },
)
