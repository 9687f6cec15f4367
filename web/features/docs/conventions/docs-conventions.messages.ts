import { catalogue } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'

const NO_TEXT: readonly string[] = []

const guides = catalogue(
  {
    conventions: {
      title: 'Conventions',
      lead: 'These rules apply to every operation. The reference does not repeat them.',
    },
    keys: {
      title: 'API keys',
      lead: 'For a program that works for one business, without a person who signs in.',
    },
    webhooks: {
      title: 'Webhooks',
      lead: 'How your server learns about events without polling.',
    },
    idempotency: {
      title: 'Idempotency and retries',
      lead: 'How a request that is sent twice takes effect once.',
    },
    pagination: { title: 'Pagination', lead: 'How long lists are read, page by page.' },
    limits: { title: 'Limits', lead: 'How often something may be done, and what happens after that.' },
    versions: {
      title: 'Versions and deprecation',
      lead: 'What may change in the API, and how you are told in advance.',
    },
    goingLive: { title: 'Going live', lead: 'From the sandbox to real money.' },
  },
  {
    conventions: {
      title: 'القواعد العامة',
      lead: 'ما يسري على جميع العمليات، فلا يكرره المرجع عند كل واحدة.',
    },
    keys: {
      title: 'مفاتيح API',
      lead: 'لبرنامج يعمل لمنشأة واحدة دون شخص يسجّل الدخول.',
    },
    webhooks: {
      title: 'ويب هوك',
      lead: 'كيف يعلم خادمك بما حدث دون أن يسأل.',
    },
    idempotency: {
      title: 'منع التكرار وإعادة المحاولة',
      lead: 'كيف يُنفَّذ مرة واحدة طلب أُرسل مرتين.',
    },
    pagination: { title: 'الصفحات', lead: 'كيف تُقرأ القوائم الطويلة صفحة بعد صفحة.' },
    limits: { title: 'الحدود', lead: 'كم مرة يجوز كل أمر، وماذا يحدث بعدها.' },
    versions: {
      title: 'الإصدارات والإيقاف',
      lead: 'ما قد يتغير في الواجهة البرمجية، وكيف تعلم به قبل ذلك.',
    },
    goingLive: { title: 'الانتقال إلى البيئة الفعلية', lead: 'من البيئة التجريبية إلى المال الحقيقي.' },
  },
)

const requests = catalogue(
  {
    title: 'Requests and responses',
    text: [
      'Bodies are JSON in UTF-8, sent as `Content-Type: application/json`, at most 16 KiB. An unknown field is rejected with `VALIDATION_ERROR`, so that you notice a misspelt one.',
      'Every response has the header `X-Request-Id`, and every error repeats it in `requestId`. Quote it when you contact support.',
      'Call the API from your server, where tokens are safest. Browser pages of any origin may call the sandbox. A live server accepts calls from pages of its own origin only.',
    ],
  },
  {
    title: 'الطلبات والأجوبة',
    text: [
      'المحتوى JSON بترميز UTF-8، ويُرسل مع `Content-Type: application/json`، وحجمه 16 كيبيبايت على الأكثر. يُرفض الحقل الذي لا يعرفه العقد بالرمز `VALIDATION_ERROR`، حتى يُلاحظ الخطأ في كتابة اسمه.',
      'تحمل كل أجوبة الواجهة البرمجية الترويسة `X-Request-Id`، ويذكرها كل خطأ في `requestId`. اذكرها عند التواصل مع الدعم.',
      'استدعِ الواجهة البرمجية من خادمك، فهو أكثر المواضع أمانًا للرموز المميزة. ويمكن لصفحات المتصفح استدعاء البيئة التجريبية من أي عنوان، أما الخادم الفعلي فمن عنوانه هو فقط.',
    ],
  },
)

const tokens = catalogue(
  {
    title: 'Authentication and tokens',
    text: [
      'A call for a person has the token that the person’s sign-up or sign-in returned. Send it as `Authorization: Bearer …`. A program that works for a business without a person uses an API key.',
      'A refresh token works once: `refreshTokens` returns the next pair. A refresh token that is used twice ends its session with `TOKEN_REUSED`, because it may have been stolen. Keep tokens out of URLs and logs.',
      'Each step of a sign-in sends the same `device`. A request with a missing or expired token gets 401 with `WWW-Authenticate`.',
    ],
    table: 'Tokens and their lifetimes',
    columns: { token: 'Token', from: 'Returned by', lives: 'Lifetime' },
    onboarding: 'Onboarding token',
    access: 'Access token',
    refresh: 'Refresh token',
    session: 'Session, however often it is refreshed',
  },
  {
    title: 'المصادقة والرموز المميزة',
    text: [
      'يحمل الطلب نيابة عن شخص الرمز المميز الذي أعاده تسجيله أو دخوله. أرسله في `Authorization: Bearer …`. أما البرنامج الذي يعمل لمنشأة دون شخص فيستخدم مفتاح API.',
      'يعمل رمز التحديث مرة واحدة، وتعيد `refreshTokens` الزوج التالي. وإن وصل مرة ثانية أنهى جلسته بالرمز `TOKEN_REUSED`، فقد يكون مسروقًا. لا تضع الرموز المميزة في العناوين ولا في السجلات.',
      'ترسل كل خطوة من تسجيل الدخول قيمة `device` نفسها. والرمز المميز المفقود أو المنتهي جوابه 401 مع `WWW-Authenticate`.',
    ],
    table: 'الرموز المميزة ومددها',
    columns: { token: 'الرمز المميز', from: 'تعيده', lives: 'مدته' },
    onboarding: 'رمز التسجيل',
    access: 'رمز الوصول',
    refresh: 'رمز التحديث',
    session: 'الجلسة، مهما جُدّدت',
  },
)

const keyUse = catalogue(
  {
    title: 'Use a key',
    text: [
      'A program that works for one business sends an API key as `Authorization: Bearer plk_…`. The owner creates it in the settings, under Developers, or with `createApiKey`, confirms it with a code and sees it once.',
    ],
  },
  {
    title: 'استخدام المفتاح',
    text: [
      'البرنامج الذي يعمل لمنشأة واحدة يرسل مفتاح API في `Authorization: Bearer plk_…`. ينشئه صاحب الحساب من صفحة المطورين في الإعدادات أو عبر `createApiKey`، ويؤكده برمز، ويراه مرة واحدة.',
    ],
  },
)

const scopes = catalogue(
  {
    title: 'Scopes',
    text: [
      'The scopes of a key do not change. The reference names the scope that an operation needs. A key without it gets 403 `SCOPE_MISSING`, and operations that take no keys respond with 401. A transfer that a key prepares waits 15 minutes for the code that the owner gets, who enters it on its page under My transfers. Only with `transfers:send` does a key send money by itself: `sendTransfer` pays the beneficiaries that the owner has named for it, up to a cap a day.',
    ],
    table: 'Scopes of API keys',
    columns: { scope: 'Scope', allows: 'What the program may do' },
  },
  {
    title: 'النطاقات',
    text: [
      'لا تتغير نطاقات المفتاح. ويذكر المرجع النطاق الذي تحتاج إليه كل عملية. والمفتاح الذي لا يملكه جوابه 403 `SCOPE_MISSING`، والعمليات التي لا تقبل مفاتيح تجيب بـ 401. والتحويل الذي يجهّزه مفتاح ينتظر 15 دقيقة الرمز الذي يصل إلى صاحب الحساب، ويُدخله في صفحة التحويل ضمن «تحويلاتي». ولا يرسل المفتاح المال بنفسه إلا بالنطاق `transfers:send`: تدفع `sendTransfer` للمستفيدين الذين سمّاهم له صاحب الحساب، بحد في اليوم.',
    ],
    table: 'نطاقات مفاتيح API',
    columns: { scope: 'النطاق', allows: 'ما يُسمح به للبرنامج' },
  },
)

const keyLife = catalogue(
  {
    title: 'Replace and revoke',
    text: [
      'Keys begin with `plk_sandbox_` or `plk_live_`, so that scanners find keys that were published by mistake, and end with a checksum. Use one key for each program. `rollApiKey` replaces a key while the old one works for up to 72 hours more. With `api-key:roll` a program does so by itself: `rollOwnApiKey`. `revokeApiKey` ends one at once.',
      '`listApiKeyRequests` lists for the owner what was called with a key in the last 30 days, and finds a call by its `X-Request-Id`.',
    ],
  },
  {
    title: 'التبديل والإلغاء',
    text: [
      'تبدأ المفاتيح بـ `plk_sandbox_` أو `plk_live_`، وبها تجد أدوات الفحص ما نُشر منها خطأ، وتنتهي بمجموع تدقيقي. استخدم مفتاحًا لكل برنامج. تبدّل `rollApiKey` المفتاح مع بقاء القديم صالحًا حتى 72 ساعة، وبالنطاق `api-key:roll` يفعل البرنامج ذلك بنفسه عبر `rollOwnApiKey`، وتنهيه `revokeApiKey` فورًا.',
      'تعرض `listApiKeyRequests` لصاحب الحساب ما استُدعي بالمفتاح في آخر 30 يومًا، وتجد الطلب برقم `X-Request-Id`.',
    ],
  },
)

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
      LimitSet: 'The owner has set a limit.',
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
      LimitSet: 'حدّد صاحب الحساب حدًّا.',
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

const idempotency = catalogue(
  {
    title: 'Keys of requests',
    text: [
      'Every `POST` under `/api/v1` takes the header `Idempotency-Key`: 8 to 128 letters, digits, `-` and `_`, a UUID for example. Generate a new key for each new request, and send the same key when you retry it. Of the sandbox operations, `createSandboxBankCredit` and `moveSandboxClock` take one too, and the others that move money may be repeated without one.',
    ],
    repeatable:
      'These take none, because repeating them changes nothing. The contract marks them with `x-repeatable: true`:',
  },
  {
    title: 'مفاتيح الطلبات',
    text: [
      'يقبل كل `POST` تحت `/api/v1` الترويسة `Idempotency-Key`: من 8 إلى 128 حرفًا لاتينيًا أو رقمًا أو `-` أو `_`، مثل UUID. أنشئ مفتاحًا لكل غرض، وكرره حين تكرر الطلب. ومن عمليات البيئة التجريبية تقبلها `createSandboxBankCredit` و`moveSandboxClock` أيضًا، ولا ضرر في تكرار ما سواهما من عمليات نقل المال دون مفتاح.',
    ],
    repeatable: 'ولا تقبلها العمليات التالية، لأن تكرارها لا يغيّر شيئًا، وعلامتها في العقد `x-repeatable: true`:',
  },
)

const replays = catalogue(
  {
    title: 'Stored responses',
    text: [
      'For 24 hours, the same key with the same body gets the stored response again, marked with `Idempotent-Replayed: true`. The same key with another body is rejected with `IDEMPOTENCY_MISMATCH`. While the first request is still running, a retry is rejected with `IDEMPOTENCY_IN_FLIGHT`.',
      'Responses with status 401, 429 and 5xx are not stored, so a retry of those runs again. A key is valid for one operation and one caller.',
    ],
  },
  {
    title: 'الأجوبة المحفوظة',
    text: [
      'خلال 24 ساعة يحصل المفتاح نفسه مع المحتوى نفسه على الجواب المحفوظ، وعلامته `Idempotent-Replayed: true`. ومع محتوى آخر يُرفض بالرمز `IDEMPOTENCY_MISMATCH`، وأثناء تنفيذ الطلب الأول بالرمز `IDEMPOTENCY_IN_FLIGHT`.',
      'الأجوبة ذات الحالة 401 و429 و5xx لا تُحفظ، فتكرارها محاولة حقيقية. والمفتاح خاص بعمليته وبمن يستدعيها.',
    ],
  },
)

const retries = catalogue(
  {
    title: 'Retries',
    text: [
      'Retry when no response arrived, on any 5xx, and on 429 and 503 after the number of seconds in `Retry-After` and `retryAfterSeconds`. The error catalogue says for each code whether a retry helps.',
      'Send the same `Idempotency-Key`, use exponential backoff with jitter, and stop after three retries. Never retry a password or a code automatically: each attempt counts.',
      'Allow 30 seconds for a call. `TIMEOUT` means that a service behind Plink was too slow. The request may still have taken effect.',
    ],
  },
  {
    title: 'إعادة المحاولة',
    text: [
      'أعد المحاولة حين لا يصل جواب، وعند أي حالة 5xx، وعند 429 و503 بعد الثواني المذكورة في `Retry-After` و`retryAfterSeconds`. يبيّن كل رمز في دليل الأخطاء هل يفيد ذلك.',
      'أرسل قيمة `Idempotency-Key` نفسها، وأطل الانتظار في كل مرة مع شيء من العشوائية، وتوقف بعد ثلاث مرات. لا تكرر كلمة مرور أو رمز تحقق تلقائيًا، فكل محاولة تُحسب.',
      'أمهل الطلب 30 ثانية. الرمز `TIMEOUT` يعني أن خدمة وراءنا تأخرت، ولا يعني أن شيئًا لم يحدث.',
    ],
  },
)

const limits = catalogue(
  {
    title: 'All limits',
    text: [
      'When a limit is reached, the response has the code listed here, and `retryAfterSeconds` says when the limit ends.',
    ],
    table: 'Limits and their codes',
    columns: { what: 'What', limit: 'Limit', response: 'Response' },
    address: 'Calls from one address',
    perMinute: 'per minute, a setting',
    perHour: (count: number) => `${count} an hour`,
    attempts: (count: number) => `${count} wrong codes`,
    failures: (count: number, within: string) => `${count} failures within ${within}`,
    locks: (count: number, within: string) => `${count} locks within ${within}`,
    resend: 'Time between two codes to one phone',
    codes: 'Codes to one phone (accounts of the sandbox: 1,000)',
    codeLife: 'Lifetime of a code',
    freelancer: 'Wrong codes at sign-up, freelancers',
    others: 'Wrong codes at sign-up, others; wallet changes, beneficiaries, transfers',
    signIn: 'Failed sign-ins, or failed recoveries, before a lock',
    lock: 'Length of that lock',
    hardLock: 'Locks before a lock that only the call center ends',
    checks: 'Checks of registrations and identities by one applicant',
    nafath: 'Nafath requests of one applicant',
    recipients: 'Look-ups of Plink customers by one account',
    refusedTransfers: 'Transfers of one account that are refused before their code',
  },
  {
    title: 'جميع الحدود',
    text: ['عند بلوغ الحد يكون الجواب بالرمز المذكور بجانبه، وتبيّن `retryAfterSeconds` متى ينتهي.'],
    table: 'الحدود ورموز أخطائها',
    columns: { what: 'البند', limit: 'الحد', response: 'الجواب' },
    address: 'الطلبات من عنوان واحد',
    perMinute: 'في الدقيقة، حسب الإعدادات',
    perHour: count => `${count} في الساعة`,
    attempts: count =>
      plural('ar', count, {
        one: 'رمز خاطئ واحد',
        two: 'رمزان خاطئان',
        few: '# رموز خاطئة',
        many: '# رمزًا خاطئًا',
        other: '# رمز خاطئ',
      }),
    failures: (count, within) => `${count} محاولات فاشلة خلال ${within}`,
    locks: (count, within) => `${count} مرات قفل خلال ${within}`,
    resend: 'المدة بين رمزين لجوال واحد',
    codes: 'الرموز لجوال واحد (حسابات البيئة التجريبية: 1,000)',
    codeLife: 'مدة صلاحية الرمز',
    freelancer: 'الرموز الخاطئة عند فتح الحساب، للعمل الحر',
    others: 'الرموز الخاطئة عند فتح الحساب، لغيرهم، ولتغييرات المحفظة والمستفيدين والتحويلات',
    signIn: 'محاولات الدخول أو الاستعادة الفاشلة قبل القفل',
    lock: 'مدة ذلك القفل',
    hardLock: 'مرات القفل قبل قفل لا يلغيه إلا مركز الاتصال',
    checks: 'السجلات والهويات التي يُتحقق منها لمقدم طلب واحد',
    nafath: 'طلبات نفاذ لمقدم طلب واحد',
    recipients: 'البحث عن عملاء Plink من حساب واحد',
    refusedTransfers: 'تحويلات حساب واحد التي تُرفض قبل رمزها',
  },
)

const address = catalogue(
  {
    title: 'The limit per address',
    text: [
      'The limit per address is a server setting. The default is 6,000 calls a minute in the sandbox and 600 in live mode. It counts the operations with `x-rate-limit`. An API key may make 600 calls a minute: `RateLimit-Policy` and `RateLimit` say so and what is left, in each response to it.',
    ],
  },
  {
    title: 'حد العنوان الواحد',
    text: [
      'حد العنوان الواحد من إعدادات الخادم: 6,000 طلب في الدقيقة في البيئة التجريبية و600 في البيئة الفعلية، ما لم يختر المشغّل غير ذلك. ويشمل العمليات التي تحمل `x-rate-limit`. ولمفتاح API أن يستدعي 600 مرة في الدقيقة: تبيّن ذلك وما بقي الترويستان `RateLimit-Policy` و`RateLimit` في كل جواب له.',
    ],
  },
)

const events = catalogue(
  {
    title: 'Events',
    text: [
      'Your server learns about changes by webhooks, which have their own guide. An app in which a person has signed in keeps the stream of `watchWallet` open, or polls.',
      'Within two seconds of each change, the stream sends an event that says what has changed: `money`, `settings`, `seen`, `beneficiaries`, `transfers`, `notifications`. Get that again with the other operations. Events are not repeated, so get everything after the stream has opened.',
      'A stream ends when its access token expires, after 10 minutes at the latest, and when the session ends or the server stops. Open the next one with a refreshed token. Also poll what must not be missed, such as the state of a transfer.',
    ],
  },
  {
    title: 'الأحداث',
    text: [
      'يعلم خادمك بالتغيّرات عبر الويب هوك، ولها دليلها. أما التطبيق الذي سجّل شخص دخوله فيه فيبقي قناة `watchWallet` مفتوحة، أو يستعلم بين حين وآخر.',
      'خلال ثانيتين من كل تغيّر ترسل القناة حدثًا يبيّن ما تغيّر: `money` و`settings` و`seen` و`beneficiaries` و`transfers` و`notifications`. اقرأ ذلك من جديد بالعمليات الأخرى. ولا يتكرر أي حدث، فاقرأ كل شيء بعد فتح القناة.',
      'تنتهي القناة بانتهاء رمز الوصول، أي بعد 10 دقائق على الأكثر، وبانتهاء الجلسة أو توقف الخادم. افتح التالية برمز مجدَّد. واستعلم أيضًا عما لا يجوز أن يفوتك، كحالة التحويل.',
    ],
  },
)

const pages = catalogue(
  {
    title: 'Cursors',
    text: [
      'Lists return `{ items, nextCursor }`. Send `nextCursor` as `cursor` to get the next page; `null` means that there is no next page. `limit` is 20 by default and at most 100. Lists without these parameters return everything.',
      'A search of transactions looks at 10,000 of them for each page. If there are more, the page has `searchedBackTo`. It may then have few items, or none: go on until `nextCursor` is `null`.',
    ],
  },
  {
    title: 'المؤشرات',
    text: [
      'تعيد القوائم `{ items, nextCursor }`. أرسل `nextCursor` في `cursor` لتحصل على الصفحة التالية، والقيمة `null` تعني أنه لا صفحة بعدها. قيمة `limit` هي 20 ما لم ترسل غيرها، و100 على الأكثر. والقوائم التي لا تقبل هذين المعاملين تصل كاملة.',
      'يشمل البحث في العمليات 10,000 عملية لكل صفحة. وإن كان بعدها غيرها ففي الصفحة `searchedBackTo`، وقد تقل عناصرها أو تخلو منها: تابع حتى تصبح قيمة `nextCursor` هي `null`.',
    ],
  },
)

const filters = catalogue(
  {
    title: 'Filters and new items',
    text: [
      'A cursor contains its filters: leave them out, or send the same ones. Other filters are rejected with `CURSOR_INVALID`. New items do not shift the pages while you read.',
    ],
  },
  {
    title: 'عوامل التصفية والعناصر الجديدة',
    text: [
      'يحتفظ المؤشر بعوامل التصفية: احذفها أو أرسلها كما هي. ومع غيرها يُرفض بالرمز `CURSOR_INVALID`. وما يُضاف أثناء قراءتك لا يزحزح الصفحات.',
    ],
  },
)

const money = catalogue(
  {
    title: 'Money and times',
    text: [
      'Money is `{ amount, currency }` in whole halalas (100 halalas are 1 riyal): `{ "amount": 240000, "currency": "SAR" }` is 2,400.00 SAR. Never calculate with fractions.',
      'Times are ISO 8601 in UTC: `2026-01-05T09:05:00.000Z`. Days and months of limits and charts are in Riyadh time, UTC+3.',
      'Phone numbers are written as `+966512345678`. Field names contain the unit: `retryAfterSeconds`.',
    ],
  },
  {
    title: 'المبالغ والأوقات',
    text: [
      'المبلغ `{ amount, currency }` بالهللات الصحيحة، وكل 100 هللة ريال: `{ "amount": 240000, "currency": "SAR" }` تعني 2,400.00 ريال. لا تحسب بالكسور أبدًا.',
      'الأوقات بصيغة ISO 8601 وبالتوقيت العالمي: `2026-01-05T09:05:00.000Z`. أما أيام الحدود والرسوم وأشهرها فبتوقيت الرياض، UTC+3.',
      'تُكتب أرقام الجوال `+966512345678`. وتُذكر الوحدات في الأسماء: `retryAfterSeconds`.',
    ],
  },
)

const versions = catalogue(
  {
    title: 'Version numbers',
    text: [
      'The version is `info.version` of the contract. The changelog lists the changes in each version. While the major number is 0, only a new minor version may break programs. From 1.0.0 on, only a new major version may.',
      'Each change of the contract is compared with the last release. A breaking change is rejected unless the version number allows it and the changelog names it, with what to do. A version that ends in `-unreleased` may still change.',
      'A server has one version at a time, for all callers. No header chooses another, and `v1` in the paths is not the version. Older versions do not run beside it: a program that was written for one works as long as nothing that it uses has changed.',
      'The server offers the client of its own version alone. Keep the downloaded package with your program, so that an update of the server does not change what you install.',
    ],
  },
  {
    title: 'أرقام الإصدارات',
    text: [
      'الإصدار هو `info.version` في العقد، ويبيّن سجل التغييرات ما جاء به كل إصدار. ما دام الرقم الأول 0 فلا يعطّل البرامجَ إلا إصدار ارتفع رقمه الثاني، ومن الإصدار 1.0.0 لا يعطّلها إلا إصدار ارتفع رقمه الأول.',
      'يُقارن كل تغيير في العقد بآخر إصدار. ويُرفض التغيير المعطِّل ما لم يسمح به رقم الإصدار ويذكره سجل التغييرات مع ما عليك فعله. والإصدار الذي ينتهي رقمه بـ `-unreleased` قد يتغير.',
      'للخادم إصدار واحد في كل وقت لجميع من يخاطبه. لا تختار أي ترويسة غيره، وليس `v1` في المسارات رقم الإصدار. ولا تعمل الإصدارات السابقة إلى جانبه: البرنامج المكتوب لأحدها يعمل ما دام ما يستخدمه لم يتغير.',
      'لا يقدّم الخادم إلا العميل البرمجي لإصداره. احفظ الحزمة التي نزّلتها مع برنامجك، فلا يغيّر تحديث الخادم ما تثبّته.',
    ],
  },
)

const rules = catalogue(
  {
    title: 'What may change',
    text: NO_TEXT,
    breaks: 'Breaking changes',
    breaking: [
      'A path, an operation, its `operationId`, a status or a media type is removed.',
      'A parameter or field of a request becomes required or is no longer allowed.',
      'A request allows less: fewer values, narrower limits, another type.',
      'A response no longer has a field or a header, or the type changes.',
      'An operation requires another token.',
    ],
    keeps: 'Compatible changes, which your program must expect',
    keeping: [
      'New paths, operations, statuses, and optional parameters or fields.',
      'New fields in responses: ignore fields that you do not know.',
      'New values in responses, such as error codes: fall back on the status.',
      'Changed texts and examples: do not compare `error` with fixed texts.',
    ],
  },
  {
    title: 'ما قد يتغير',
    text: NO_TEXT,
    breaks: 'ما يعطّل البرامج',
    breaking: [
      'إزالة مسار أو عملية أو `operationId` لها أو حالة أو نوع محتوى.',
      'أن يصبح معامل أو حقل اختياري في الطلب إلزاميًا، أو غير مقبول.',
      'أن يضيق ما يقوله الطلب: قيم أقل أو حدود أضيق أو نوع آخر.',
      'أن يفقد الجواب حقلًا أو ترويسة، أو يتغير نوعها.',
      'أن تطلب عملية رمزًا مميزًا آخر.',
    ],
    keeps: 'ما لا يعطّلها، فاستعد له',
    keeping: [
      'مسارات وعمليات وحالات جديدة، ومعاملات وحقول اختيارية جديدة.',
      'حقول جديدة في الأجوبة: تجاهل ما لا تعرفه.',
      'قيم جديدة في الأجوبة، كرموز الأخطاء: ارجع إلى الحالة.',
      'نصوص وأمثلة أخرى: لا تقارن `error` بأي شيء.',
    ],
  },
)

const deprecation = catalogue(
  {
    title: 'Deprecation',
    text: [
      'What is to be removed is first marked `deprecated` in the contract, and the changelog names the date and what replaces it. Until that date it works as before. Nothing is deprecated at present. While the major number is 0, a new minor version may also change something that was not marked before, as 0.2.0 did. Responses of a deprecated operation have the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) with the two dates: let your program log them.',
    ],
  },
  {
    title: 'الإيقاف',
    text: [
      'ما سيُزال يُوسم أولًا بـ `deprecated` في العقد، ويذكر سجل التغييرات التاريخ وما يحل محله. ويعمل حتى ذلك التاريخ كما كان. ولا شيء موسوم حاليًا. وما دام الرقم الأول 0 فقد يغيّر إصدار ارتفع رقمه الثاني شيئًا دون ذلك، كما فعل 0.2.0. ومتى وُسم شيء تحمل أجوبته الترويستين `Deprecation` (RFC 9745) و`Sunset` (RFC 8594) وفيهما التاريخان، فليسجّلهما برنامجك.',
    ],
  },
)

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

export const docsConventions = catalogue(
  {
    guides: guides.en,
    requests: requests.en,
    tokens: tokens.en,
    keyUse: keyUse.en,
    scopes: scopes.en,
    keyLife: keyLife.en,
    createEndpoint: createEndpoint.en,
    arrival: arrival.en,
    eventTypes: eventTypes.en,
    verifying: verifying.en,
    responding: responding.en,
    failing: failing.en,
    missed: missed.en,
    secretRoll: secretRoll.en,
    local: local.en,
    idempotency: idempotency.en,
    replays: replays.en,
    retries: retries.en,
    limits: limits.en,
    address: address.en,
    events: events.en,
    pages: pages.en,
    filters: filters.en,
    money: money.en,
    versions: versions.en,
    rules: rules.en,
    deprecation: deprecation.en,
    liveDifferences: liveDifferences.en,
    checklist: checklist.en,
  },
  {
    guides: guides.ar,
    requests: requests.ar,
    tokens: tokens.ar,
    keyUse: keyUse.ar,
    scopes: scopes.ar,
    keyLife: keyLife.ar,
    createEndpoint: createEndpoint.ar,
    arrival: arrival.ar,
    eventTypes: eventTypes.ar,
    verifying: verifying.ar,
    responding: responding.ar,
    failing: failing.ar,
    missed: missed.ar,
    secretRoll: secretRoll.ar,
    local: local.ar,
    idempotency: idempotency.ar,
    replays: replays.ar,
    retries: retries.ar,
    limits: limits.ar,
    address: address.ar,
    events: events.ar,
    pages: pages.ar,
    filters: filters.ar,
    money: money.ar,
    versions: versions.ar,
    rules: rules.ar,
    deprecation: deprecation.ar,
    liveDifferences: liveDifferences.ar,
    checklist: checklist.ar,
  },
)
