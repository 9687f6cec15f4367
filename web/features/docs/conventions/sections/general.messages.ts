import { catalogue } from '#web/messages/catalogue.ts'

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

const money = catalogue(
  {
    title: 'Money and times',
    text: [
      'Money is `{ amount, currency }` in whole halalas (100 halalas are 1 riyal): `{ "amount": 240000, "currency": "SAR" }` is 2,400.00 SAR. Never calculate with fractions.',
      'Times are ISO 8601 in UTC: `2026-01-05T09:05:00.000Z`. Days and months of limits and charts are in Riyadh time, UTC+3.',
      'Each amount of a wallet has one name. `available` can be spent now. `onHold` is reserved for payments that are not final: it is paid out, or available again at `releasedAt`. `balance` is the sum of both, of the whole wallet with `inSubWallets`. `balanceAfter` of a transaction is what was available after it, and one that failed has none. Statements have the balance of each wallet of its own.',
      'Phone numbers are written as `+966512345678`. Field names contain the unit: `retryAfterSeconds`.',
    ],
  },
  {
    title: 'المبالغ والأوقات',
    text: [
      'المبلغ `{ amount, currency }` بالهللات الصحيحة، وكل 100 هللة ريال: `{ "amount": 240000, "currency": "SAR" }` تعني 2,400.00 ريال. لا تحسب بالكسور أبدًا.',
      'الأوقات بصيغة ISO 8601 وبالتوقيت العالمي: `2026-01-05T09:05:00.000Z`. أما أيام الحدود والرسوم وأشهرها فبتوقيت الرياض، UTC+3.',
      'لكل مبلغ في المحفظة اسم واحد. `available` ما يمكن إنفاقه الآن. و`onHold` محجوز لدفعات لم تُحسم بعد: يُدفع أو يعود متاحًا في `releasedAt`. و`balance` مجموعهما، ومعهما `inSubWallets` للمحفظة كلها. و`balanceAfter` في العملية هو المتاح بعدها، وليس للعملية الفاشلة منه شيء. وفي كشوف الحساب رصيد كل محفظة وحدها.',
      'تُكتب أرقام الجوال `+966512345678`. وتُذكر الوحدات في الأسماء: `retryAfterSeconds`.',
    ],
  },
)

export const generalSections = catalogue(
  { requests: requests.en, tokens: tokens.en, events: events.en, money: money.en },
  { requests: requests.ar, tokens: tokens.ar, events: events.ar, money: money.ar },
)
