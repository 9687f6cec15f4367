import { catalogue } from '#web/messages/catalogue.ts'

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

export const keySections = catalogue(
  { keyUse: keyUse.en, scopes: scopes.en, keyLife: keyLife.en },
  { keyUse: keyUse.ar, scopes: scopes.ar, keyLife: keyLife.ar },
)
