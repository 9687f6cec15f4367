import type { Changes } from './changes.ts'

export const changesOf030: Changes = {
  breaking: [
    {
      operations: ['exportTransactions'],
      en: {
        before: 'The column with what was available after a transaction was called `Balance`, in Arabic `الرصيد`.',
        after: 'It is called `Available`, `المتاح`. A transaction that has failed has no value there.',
        action: 'Read the column by its new name, or by its place, which is the same.',
      },
      ar: {
        before: 'كان العمود الذي فيه المتاح بعد العملية يُسمى `Balance`، وبالعربية `الرصيد`.',
        after: 'أصبح يُسمى `Available`، و`المتاح`. وليس فيه قيمة لعملية فشلت.',
        action: 'اقرأ العمود باسمه الجديد، أو بموضعه فلم يتغير.',
      },
    },
    {
      operations: [
        'listTransferBatches',
        'createTransferBatch',
        'getTransferBatch',
        'confirmTransferBatch',
        'cancelTransferBatch',
        'listApprovals',
        'getApproval',
        'changePayment',
        'approvePayment',
        'declinePayment',
        'withdrawPayment',
      ],
      en: {
        before: 'A file of transfers had at most 500 rows.',
        after: 'It has up to 1,000, in `count` and in `rows`.',
        action: 'Make room for 1,000 rows where you store or show them.',
      },
      ar: {
        before: 'كان في ملف التحويلات 500 صف على الأكثر.',
        after: 'صار فيه ما يصل إلى 1,000 صف، في `count` وفي `rows`.',
        action: 'هيئ مكانًا لما يصل إلى 1,000 صف حيث تحفظها أو تعرضها.',
      },
    },
    {
      operations: [
        'createWalletAction',
        'confirmWalletAction',
        'listEvents',
        'testWebhookEndpoint',
        'listWebhookDeliveries',
        'resendWebhookDelivery',
        'receiveEvent',
      ],
      en: {
        before:
          'The limit of a type of transaction could be changed, and not taken away: `limit.limit` was always an amount.',
        after:
          '`createWalletAction` with `limit: null` removes it. `limit.limit` of the result and `limit` of `wallet.limit_set` are then null.',
        action: 'Read null as "no limit of its own", as in `getLimits`.',
      },
      ar: {
        before: 'كان حد نوع من العمليات يُغيَّر ولا يُزال: كانت قيمة `limit.limit` مبلغًا دائمًا.',
        after:
          'يزيله `createWalletAction` مع `limit: null`. وعندئذ تكون قيمة `limit.limit` في النتيجة و`limit` في `wallet.limit_set` هي null.',
        action: 'اقرأ null على أنها "بلا حد خاص به" كما في `getLimits`.',
      },
    },
  ],
  list: [
    {
      en: 'Each step in the `history` of transfers, bill payments and beneficiaries says who took it: `people`, or `apiKeyName` for a program. A schedule has `madeBy`, `apiKeyName` and `cancelledBy`, and a message of a case `writtenBy`. Who has left the business is still named.',
      ar: 'تذكر كل خطوة في `history` للتحويلات وسداد الفواتير والمستفيدين من قام بها: `people`، أو `apiKeyName` إن كان برنامجًا. وللجدولة `madeBy` و`apiKeyName` و`cancelledBy`، ولرسالة البلاغ `writtenBy`. ويبقى اسم من غادر المنشأة مذكورًا.',
    },
    {
      en: '`listTasks`: what waits for the caller, such as approvals and codes. Notifications of `approval_…` say whom the payment is to and who made it: `name`, `payments`, `madeBy`.',
      ar: '`listTasks`: ما ينتظر صاحب الطلب، كالموافقات والرموز. وإشعارات `approval_…` تذكر لمن الدفعة ومن أنشأها: `name` و`payments` و`madeBy`.',
    },
    {
      en: 'Our staff can ask for a document of the business: `requests` of `listBusinessDocuments`, the task `document` of `listTasks`, and notifications of `document_requested` tell owners. `uploadBusinessDocument` of the kind answers a request.',
      ar: 'يستطيع فريقنا طلب مستند من المنشأة: يعرفه الملّاك من `requests` في `listBusinessDocuments`، ومن المهمة `document` في `listTasks`، ومن إشعار `document_requested`. ويجيب عن الطلب رفع مستند من نوعه بالعملية `uploadBusinessDocument`.',
    },
    {
      en: 'A transaction that has failed has no `balanceAfter`, also if its money was on hold first: `releasedAt` says when that was available again.',
      ar: 'ليس للعملية الفاشلة `balanceAfter` وإن كان مبلغها قد حُجز أولًا: يذكر `releasedAt` متى عاد متاحًا.',
    },
    {
      en: 'Rules remember: `createCategoryRule` gives a category to all new transactions with a counterparty, and with `applyToEarlier` to earlier ones without a category. `listCategoryRules` and `deleteCategoryRule` show and end them.',
      ar: 'قواعد تتذكر: تعطي `createCategoryRule` تصنيفًا لكل عملية جديدة مع الطرف نفسه، ومع `applyToEarlier` لما سبق بلا تصنيف. وتعرض `listCategoryRules` القواعد وتنهيها `deleteCategoryRule`.',
    },
    {
      en: '`readTransferFile` reads a workbook (XLSX), the wages file of the Wage Protection System or a CSV file, and returns its rows with everything that is wrong with them. `getTransferFileTemplate` is a workbook with the own beneficiaries. `createTransferBatch` takes up to 1,000 rows.',
      ar: 'تقرأ `readTransferFile` مصنف XLSX أو ملف الأجور لنظام حماية الأجور أو ملف CSV، وتعيد صفوفه مع كل ما فيها من أخطاء. و`getTransferFileTemplate` مصنف فيه المستفيدون. وتقبل `createTransferBatch` ما يصل إلى 1,000 صف.',
    },
    {
      en: '`listTransactions` and `exportTransactions` find what is incomplete: `category=none` and `receipt=none`. As with `q`, a page looks at 10,000 transactions and says in `searchedBackTo` how far it looked.',
      ar: 'تعثر `listTransactions` و`exportTransactions` على ما ينقصه شيء: `category=none` و`receipt=none`. وكما مع `q` تبحث الصفحة في 10,000 عملية وتبيّن في `searchedBackTo` إلى أين وصل البحث.',
    },
    {
      en: '`listTransfers` has a search: `q` is a part of the name of the payee, of the number, which begins with `PLK`, or of the note, and finds drafts and scheduled transfers too. A page looks at 2,000 transfers and says in `searchedBackTo` how far it looked; a whole number is found at once.',
      ar: 'صار في `listTransfers` بحث: `q` جزء من اسم المستفيد أو الرقم (الذي يبدأ بـ `PLK`) أو الملاحظة، ويعثر كذلك على المسودات والتحويلات المجدولة. وتبحث الصفحة في 2,000 تحويل وتبيّن في `searchedBackTo` إلى أين وصل البحث، أما الرقم الكامل فيُعثر عليه فورًا.',
    },
    {
      en: 'Notifications of `approval_…` have `approvalState`: where the payment stands now. One that no longer waits has been decided, withdrawn or has run out.',
      ar: 'في إشعارات `approval_…` الحقل `approvalState`: حالة الدفعة الآن. وما لم يعد ينتظر فقد بُتّ فيه أو سُحب أو انتهى وقته.',
    },
    {
      en: 'Statements are also workbooks and messages of SWIFT: `getStatementXlsx` has amounts as numbers, days as dates and no formula, `getStatementSwift` as many messages as it needs, whose balances follow from each other.',
      ar: 'صارت كشوف الحساب متاحة أيضًا بصيغتين جديدتين: `getStatementXlsx` ملف جدول مبالغه أرقام وأيامه تواريخ ولا معادلات فيه، و`getStatementSwift` رسائل سويفت بقدر ما يلزم يتصل رصيد كل منها بما قبله.',
    },
    {
      en: 'With `q`, a page of `listTransactions` looks at 10,000 transactions. If there are more, it has `searchedBackTo`, may have few items or none, and `nextCursor` looks further back.',
      ar: 'مع `q` تبحث كل صفحة من `listTransactions` في 10,000 عملية. وإن كان بعدها غيرها ففي الصفحة `searchedBackTo`، وقد تقل عناصرها أو تخلو منها، ويواصل `nextCursor` البحث فيما هو أقدم.',
    },
    {
      en: 'Each error code has a page of its own in the documentation, and `documentationUrl` is its address: `/docs/errors/CR_DUPLICATE` in place of `/docs/errors#CR_DUPLICATE`, which still leads there.',
      ar: 'لكل رمز خطأ صفحة في التوثيق، وعنوانها هو `documentationUrl`: صار `/docs/errors/CR_DUPLICATE` بدل `/docs/errors#CR_DUPLICATE`، والعنوان السابق يقود إليها.',
    },
    {
      en: 'What repeats may end: `schedule` takes `endsOn` or `paymentCount`, and a schedule has `paymentsLeft` and `upcoming`. `changeTransferSchedule` prepares new terms, which `confirmTransfer` takes a code for. `skipTransferRun` and `unskipTransferRun` leave out a day, and `getTransferSchedule` returns one schedule.',
      ar: 'صار للتحويلات المتكررة نهاية: يقبل `schedule` الحقل `endsOn` أو `paymentCount`، وفي الجدول `paymentsLeft` و`upcoming`. وتجهّز `changeTransferSchedule` شروطًا جديدة تؤكدها `confirmTransfer` برمز. وتتخطى `skipTransferRun` يومًا وتتراجع عنه `unskipTransferRun`، وتعيد `getTransferSchedule` جدولًا واحدًا.',
    },
    {
      en: 'Rules of approval may name people: `byPerson` of `setApprovalRules` says who approves what somebody makes, and a payment then has `requiredApprover`. Others get the new code `APPROVER_NAMED`. A member whom the rules need is not removed and gets no other role: `APPROVER_NEEDED`. The waiting payments of a member who may no longer make any are cancelled.',
      ar: 'يمكن أن تسمي قواعد الموافقة أشخاصًا: يحدد `byPerson` في `setApprovalRules` من يوافق على ما ينشئه شخص ما، وفي الدفعة عندئذ `requiredApprover`، ويتلقى غيره الرمز الجديد `APPROVER_NAMED`. ولا يُحذف عضو تحتاجه القواعد ولا يتغير دوره: `APPROVER_NEEDED`. وتُلغى الدفعات المنتظرة لعضو لم يعد بإمكانه إنشاء دفعات.',
    },
    {
      en: 'New for administrators: `listStaffTasks` lists what waits for the staff, and `takeStaffTask` and `releaseStaffTask` say who works on it. `searchTransfers` and `searchTopUps` find by what a customer is called, by `amount` and by days, and `searchTransfers` by `payee`. `recipient` of `getAdminTransfer` names a Plink customer who receives. `listAdminEvents` finds by `customer`, and its events name the customer. New codes: `STAFF_TASK_NOT_FOUND`, `STAFF_TASK_TAKEN`.',
      ar: 'جديد للمشرفين: تسرد `listStaffTasks` ما ينتظر الموظفين، وتذكر `takeStaffTask` و`releaseStaffTask` من يعمل عليه. وتبحث `searchTransfers` و`searchTopUps` باسم العميل أو أرقامه وبالمبلغ `amount` وبالأيام، وتبحث `searchTransfers` بالمستفيد `payee`. ويسمّي `recipient` في `getAdminTransfer` عميل Plink المستفيد. وتبحث `listAdminEvents` بالعميل `customer` وتسمّيه في إجراءاتها. رموز الخطأ الجديدة: `STAFF_TASK_NOT_FOUND` و`STAFF_TASK_TAKEN`.',
    },
    {
      en: 'New: receipts and invoices of a payment. `uploadPaymentReceipt` attaches a file to a transfer or bill payment, also before it is confirmed, and `listPaymentReceipts`, `downloadPaymentReceipt` and `deletePaymentReceipt` work with it. The transaction that takes the money has the same files.',
      ar: 'جديد: إيصالات الدفعة وفواتيرها. تُرفق `uploadPaymentReceipt` ملفًا بتحويل أو بسداد فاتورة، ولو قبل تأكيده، وتعمل معه `listPaymentReceipts` و`downloadPaymentReceipt` و`deletePaymentReceipt`. وللعملية التي تخصم المبلغ الملفات نفسها.',
    },
    {
      en: '`getLiveness` also returns `commit`, the commit of the build. New values for `reason` of `getReadiness`: `certificate` when the certificate of the database is not accepted, `unwritable` when the folder of an embedded database is not writable.',
      ar: 'تعيد `getLiveness` أيضًا `commit`، وهو إيداع الشيفرة الذي بُني منه الخادم. وقيمتان جديدتان للحقل `reason` في `getReadiness`: `certificate` حين لا تُقبل شهادة قاعدة البيانات، و`unwritable` حين لا يمكن الكتابة في مجلد قاعدة البيانات المضمّنة.',
    },
    {
      en: 'Notifications by email. `changeNotificationPreferences` takes `email`, and `getNotificationPreferences` returns it for each group, with `emailState`. Email is off until it is turned on, which needs a confirmed address: the new code is `EMAIL_NOT_CONFIRMED`.',
      ar: 'إشعارات بالبريد الإلكتروني. تقبل `changeNotificationPreferences` الحقل `email`، وتعيده `getNotificationPreferences` لكل مجموعة، ومعه `emailState`. والبريد موقوف حتى يُفعَّل، ويشترط ذلك عنوانًا مؤكدًا: الرمز الجديد هو `EMAIL_NOT_CONFIRMED`.',
    },
    {
      en: 'The PDF receipts of `getTransferReceipt` and `getBillReceipt` name a payment by its number (`PLK…`) only. The line with its id is gone.',
      ar: 'تسمّي إيصالات PDF من `getTransferReceipt` و`getBillReceipt` الدفعة برقمها (`PLK…`) فقط، ولم يعد فيها سطر المعرّف.',
    },
    {
      en: 'Transfers and bill payments have `referenceId` from the draft on: the number for people, which their transaction gets. `searchTransfers` finds it.',
      ar: 'للتحويلات وسداد الفواتير `referenceId` منذ المسودة: الرقم الذي يذكره الناس، وتأخذه عمليتها. وتعثر عليه `searchTransfers`.',
    },
    {
      en: '`getReadiness` tests the database at most once a second. Callers of the same second share the result.',
      ar: 'تختبر `getReadiness` قاعدة البيانات مرة واحدة في الثانية على الأكثر، ويشترك المتصلون في الثانية نفسها في النتيجة.',
    },
  ],
}
