import { catalogue } from '#web/messages/catalogue.ts'

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

export const idempotencySections = catalogue(
  { idempotency: idempotency.en, replays: replays.en, retries: retries.en },
  { idempotency: idempotency.ar, replays: replays.ar, retries: retries.ar },
)
