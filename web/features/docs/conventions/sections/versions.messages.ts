import { catalogue } from '#web/messages/catalogue.ts'

const NO_TEXT: readonly string[] = []

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

export const versionSections = catalogue(
  { versions: versions.en, rules: rules.en, deprecation: deprecation.en },
  { versions: versions.ar, rules: rules.ar, deprecation: deprecation.ar },
)
