import type { WorkflowText } from '#arazzo/generated/workflows.ts'
import type { Locale } from '#web/messages/catalogue.ts'

/** The translations by the English text of the description, so that a changed text does not compile without a new translation. */
const ARABIC: Record<WorkflowText, string> = {
  'Sign up a business': 'تسجيل منشأة',
  'From a phone number to an account with a profile and a wallet.': 'من رقم جوال إلى حساب له ملف ومحفظة.',
  "The owner's mobile number": 'رقم جوال المالك',
  'The commercial registration or unified number': 'رقم السجل التجاري أو الرقم الموحد',
  "The owner's national ID or Iqama": 'هوية المالك الوطنية أو إقامته',
  'The first password': 'كلمة المرور الأولى',
  'Send the sign-up code': 'إرسال رمز التسجيل',
  'The response contains the code in the sandbox only.': 'لا يأتي الرمز في الجواب إلا في البيئة التجريبية.',
  'The response contains the code in the sandbox only. If the account has the IBAN already, as this one has some test values, the response is `BENEFICIARY_EXISTS`: `listBeneficiaries` finds it.':
    'لا يأتي الرمز في الجواب إلا في البيئة التجريبية. وإن كان الآيبان لدى الحساب من قبل، كبعض بيانات الاختبار لدى هذا الحساب، فالجواب `BENEFICIARY_EXISTS`، وتجده عبر `listBeneficiaries`.',
  'Verify the sign-up code': 'التحقق من رمز التسجيل',
  'Send this token with every later call of the sign-up.': 'تحمل كل طلبات التسجيل اللاحقة هذا الرمز المميز.',
  'Check the commercial registration': 'التحقق من السجل التجاري',
  'For an unknown business, the response is 200 with `valid` set to false.':
    'إن لم يعرف السجل المنشأة جاء الجواب 200 وفيه `valid` بقيمة false.',
  'Screen the identity number': 'فحص رقم الهوية',
  'Match the identity with the phone': 'مطابقة الهوية مع الجوال',
  'Request the approval in Nafath': 'طلب الموافقة في نفاذ',
  'Show the customer the number, and the link if there is one.': 'اعرض للعميل الرقم، والرابط إن وُجد.',
  'Act as the person, or as compliance': 'التصرف نيابة عن الشخص أو عن الالتزام',
  'Outside the sandbox, the customer approves in the Nafath app and you make no call.':
    'خارج البيئة التجريبية يوافق العميل في تطبيق نفاذ، ولا ترسل أنت شيئًا.',
  'Poll the approval': 'متابعة الموافقة',
  'Poll every 5 seconds until the request is approved or has failed.': 'اسأل كل 5 ثوانٍ حتى يُوافَق عليه أو يفشل.',
  'Screen the person and the business': 'فحص الشخص والمنشأة',
  'List the active options of a category': 'عرض الخيارات المتاحة لفئة',
  'The questionnaire takes the `code` of an option from each category.': 'يأخذ الاستبيان `code` لخيار من كل فئة.',
  'The purpose `other` also needs `purposeOther`.': 'الغرض `other` يحتاج إلى شرح في `purposeOther`.',
  'Answer the business questionnaire': 'الإجابة عن استبيان المنشأة',
  'Set the first password': 'تعيين كلمة المرور الأولى',
  'Create the business profile': 'إنشاء ملف المنشأة',
  'The values must match the verified facts.': 'يجب أن يوافق ما فيه ما جرى التحقق منه من قبل.',
  'Sign in': 'تسجيل الدخول',
  'From password and code to the tokens, calls with the access token, a token refresh and the sign-out.':
    'من كلمة المرور والرمز إلى الرموز المميزة وما تفتحه، ثم الزوج التالي منها، ثم نهاية الجلسة.',
  'A phone number, a national ID or Iqama, or a unified number': 'رقم جوال أو هوية وطنية أو إقامة أو رقم موحد',
  'The password of the account': 'كلمة مرور الحساب',
  'Sign in with the password': 'الدخول بكلمة المرور',
  'The response contains the code in the sandbox only. Send the same device with each step of a sign-in.':
    'لا يأتي الرمز في الجواب إلا في البيئة التجريبية. وتذكر كل خطوات الدخول الجهاز نفسه.',
  'Verify the sign-in code': 'التحقق من رمز الدخول',
  'Who is signed in': 'من الذي سجّل الدخول',
  'Get balance and status': 'الرصيد والحالة',
  'Refresh the tokens': 'استبدال رمز التحديث برموز مميزة جديدة',
  'The old refresh token is no longer valid. Using it again ends the session.':
    'استُهلك رمز التحديث القديم، ومن استعمله ثانية أنهى الجلسة.',
  'Sign out': 'تسجيل الخروج',
  'Sign in with a call': 'تسجيل الدخول بمكالمة',
  'Some accounts confirm each sign-in by phone call. The code then starts the call, and the confirmed call leads to the tokens.':
    'تؤكد بعض الحسابات كل دخول بمكالمة هاتفية، فيقود الرمز إلى المكالمة، والمكالمة إلى الرموز المميزة.',
  'The response has no tokens yet. The phone rings.': 'لا رموز مميزة بعد، فالجوال يرن.',
  'Press 1 or 2 in a verification call': 'الضغط على 1 أو 2 في مكالمة التحقق',
  'Outside the sandbox, the customer presses 1 on the phone and you make no call.':
    'خارج البيئة التجريبية يضغط العميل 1 على جواله، ولا ترسل أنت شيئًا.',
  'Poll the verification call': 'متابعة مكالمة التحقق',
  'Poll every 2 seconds until the call is confirmed or has failed.': 'اسأل كل ثانيتين حتى تُؤكَّد أو تفشل.',
  'Complete a sign-in that was confirmed by phone': 'إتمام دخول أُكِّد بالهاتف',
  'Recover the password': 'استعادة كلمة المرور',
  'For a customer who forgot the password. It ends every session and a lock of 15 minutes.':
    'لمن نسي كلمة المرور. تنهي الاستعادة كل الجلسات، وقفل الخمس عشرة دقيقة.',
  'A national ID or Iqama, or the unified number of the business': 'هوية وطنية أو إقامة، أو الرقم الموحد للمنشأة',
  "The owner's date of birth": 'تاريخ ميلاد المالك',
  'The new password. In the sandbox it equals the old one, so that the flow can run again':
    'كلمة المرور الجديدة، وهي في البيئة التجريبية مطابقة للقديمة ليُشغَّل المسار مرة أخرى',
  'Begin a recovery': 'بدء الاستعادة',
  'Set a new password in a recovery': 'تعيين كلمة مرور جديدة في الاستعادة',
  'Top up by card': 'شحن المحفظة بالبطاقة',
  'The customer enters the card in the form of the card provider and confirms the payment with the bank of the card. No card number passes your server or Plink.':
    'يُدخل العميل بطاقته في نموذج مزوّد الدفع ويؤكد الدفع لدى بنك البطاقة. لا يمر رقم البطاقة بخادمك ولا بخدمة \u2066Plink\u2069.',
  'The token that the form of the card provider returns': 'الرمز الذي يعيده نموذج مزوّد الدفع',
  'This account of the sandbox signs in without a code. With one, `verifyLoginOtp` is next, as in the sign-in flow.':
    'يدخل هذا الحساب التجريبي دون رمز. أما الحساب الذي يطلب رمزًا فتتبعه `verifyLoginOtp` كما في مسار تسجيل الدخول.',
  'Start a top-up by card': 'بدء شحن بالبطاقة',
  'Takes no money. `cardForm` says which form to show. Amounts are in halalas.':
    'لا يُخصم شيء بعد. يبيّن `cardForm` النموذج الذي تعرضه. المبالغ بالهللات.',
  'Pay a top-up with a card': 'دفع الشحن ببطاقة',
  'Send the browser to `threeDsUrl`. A card is never charged twice for one top-up, so you may repeat this call.':
    'انقل المتصفح إلى `threeDsUrl`. لا يُخصم من البطاقة مرتين لعملية شحن واحدة، فلك أن تعيد هذا الطلب.',
  'Approve or decline a payment in 3-D Secure': 'الموافقة على دفعة أو رفضها لدى بنك البطاقة',
  'Outside the sandbox, the customer approves on the page of the bank and you make no call.':
    'خارج البيئة التجريبية يوافق العميل في صفحة البنك، ولا ترسل أنت شيئًا.',
  'Get a top-up with its history': 'عرض عملية شحن مع مراحلها',
  'Poll every 2 seconds until the top-up is paid or has failed. It also ends correctly if the browser never returns.':
    'اسأل كل ثانيتين حتى تُدفع عملية الشحن أو تفشل. وتنتهي كما ينبغي حتى إن لم يعد المتصفح.',
  'A transaction': 'عملية واحدة',
  'The money is in the wallet.': 'المبلغ في المحفظة.',
  'Top up by bank transfer': 'شحن المحفظة بحوالة بنكية',
  'Each wallet has an IBAN of its own. Money that is transferred to it arrives in the wallet.':
    'لكل محفظة آيبان خاص بها، وما يُحوَّل إليه يصل إلى المحفظة.',
  'Who transfers the money': 'من يحوّل المبلغ',
  'Get the IBAN of the wallet': 'عرض آيبان المحفظة',
  'Show the IBAN. The bank opens it at the first request, which can take a while.':
    'اعرض الآيبان. يفتحه البنك عند أول طلب، وقد يستغرق ذلك بعض الوقت.',
  'Transfer money to an IBAN of a wallet': 'تحويل مبلغ إلى آيبان محفظة',
  'Outside the sandbox, somebody transfers money to the IBAN, the bank tells Plink, and you make no call.':
    'خارج البيئة التجريبية يحوّل أحدهم إلى الآيبان فيُبلّغنا البنك، ولا ترسل أنت شيئًا.',
  'List transactions': 'عرض العمليات',
  '`watchWallet` tells you when there is something new.': 'تخبرك `watchWallet` حين يستجد شيء.',
  'Transfer to an IBAN': 'التحويل إلى آيبان',
  'Adds a beneficiary, sends money to it until it is paid, has the bank return it, and removes the beneficiary. The customer confirms the beneficiary and the transfer with a code each.':
    'يضيف مستفيدًا ويحوّل إليه حتى يُدفع المبلغ، ثم يعيد البنك المبلغ، ثم يُحذف المستفيد. يؤكد العميل المستفيد والتحويل برمز لكل منهما.',
  'The name of the beneficiary': 'اسم المستفيد',
  'The IBAN of the beneficiary': 'آيبان المستفيد',
  'The CR number, unified number, national ID or Iqama of the beneficiary':
    'رقم السجل التجاري أو الرقم الموحد أو الهوية الوطنية أو الإقامة للمستفيد',
  'Add a beneficiary': 'إضافة مستفيد',
  'Confirm a beneficiary': 'تأكيد مستفيد',
  'Outside the sandbox, it is `cooling_off` for a day, and little money can be sent to it until then.':
    'خارج البيئة التجريبية يبقى `cooling_off` يومًا، ولا يُحوَّل إليه حتى ذلك الحين إلا مبلغ قليل.',
  'Prepare a transfer': 'تجهيز تحويل',
  'Nothing moves yet. Show the customer the amount, the name, the IBAN and the warnings.':
    'لا يتحرك شيء بعد. اعرض للعميل المبلغ والاسم والآيبان والتنبيهات.',
  'Confirm a transfer': 'تأكيد تحويل',
  'The money is on hold, and Plink sends it to the bank.': 'المبلغ محجوز، وترسله خدمة \u2066Plink\u2069 إلى البنك.',
  'Let the bank pay a transfer': 'جعل البنك يدفع التحويل',
  'Outside the sandbox, the bank pays, mostly within a minute, and you make no call.':
    'خارج البيئة التجريبية يدفع البنك، وغالبًا خلال دقيقة، ولا ترسل أنت شيئًا.',
  'Get a transfer with the history of its states': 'عرض تحويل مع مراحله',
  'Poll every 5 seconds until the transfer is paid, or has ended as `cancelled`, `refused` or `failed`, with the money in the wallet again. While it is `unknown`, it may still be paid.':
    'اسأل كل 5 ثوانٍ حتى يُدفع التحويل، أو ينتهي `cancelled` أو `refused` أو `failed` فيعود المبلغ إلى المحفظة. وما دام `unknown` فقد يُدفع بعد.',
  'Let the bank of the beneficiary return a transfer': 'جعل بنك المستفيد يعيد التحويل',
  'In rare cases, the bank of the beneficiary sends money back, even days later. Outside the sandbox you make no call.':
    'في حالات نادرة يعيد بنك المستفيد المبلغ، ولو بعد أيام. وخارج البيئة التجريبية لا ترسل أنت شيئًا.',
  '`returnedRef` is the transaction that brought the money back.': '`returnedRef` هي العملية التي أعادت المبلغ.',
  'Remove a beneficiary': 'حذف مستفيد',
  'Only if it is not needed again. Its transfers stay as they are.': 'إن لم تعد إليه حاجة. وتبقى تحويلاته كما هي.',
  'Transfer to a Plink customer': 'التحويل إلى عميل \u2066Plink\u2069',
  'The customer is found by phone or registration number, and has the money at once.':
    'يُعثر على العميل برقم جواله أو سجله، ويصله المبلغ في الحال.',
  'The phone number, CR number or unified number of the recipient': 'رقم جوال المستفيد أو سجله التجاري أو رقمه الموحد',
  'Find the Plink customer to pay': 'البحث عن عميل \u2066Plink\u2069 المراد الدفع له',
  'Show the masked name, so that the customer recognises the recipient.':
    'اعرض الاسم المخفي بعضه ليتعرف العميل على المستفيد.',
  'Nothing moves yet. Show the customer the amount, the masked name and the warnings.':
    'لا يتحرك شيء بعد. اعرض للعميل المبلغ والاسم المخفي بعضه والتنبيهات.',
  'The recipient has the money.': 'المبلغ لدى المستفيد.',
  'Send money with a key': 'إرسال المال بمفتاح API',
  'A program pays a beneficiary without a person. The owner of the business decides beforehand whom its key pays, and how much on a day.':
    'يدفع برنامج لمستفيد دون تدخل شخص. ويقرر مالك المنشأة قبل ذلك لمن يدفع مفتاحه وكم يدفع في اليوم.',
  'The name of the test business': 'اسم منشأة الاختبار',
  'The URL of your server that receives events': 'عنوان خادمك الذي يستقبل الأحداث',
  'Make a test business with money and an API key': 'إنشاء منشأة اختبار لها رصيد ومفتاح API',
  'A business with money and an active beneficiary. Outside the sandbox, the owner signs up and adds the beneficiary.':
    'منشأة لها رصيد ومستفيد مفعّل. خارج البيئة التجريبية يفتح المالك الحساب ويضيف المستفيد.',
  'Outside the sandbox, the owner signs in on the pages of Plink and creates the key in the settings, under Developers. You make neither this call nor the next three.':
    'خارج البيئة التجريبية يسجّل المالك دخوله في صفحات \u2066Plink\u2069 وينشئ المفتاح في الإعدادات ضمن قسم المطورين، ولا ترسل أنت هذا الطلب ولا الثلاثة التي بعده.',
  'Create an API key': 'إنشاء مفتاح API',
  'The scope `transfers:send` needs `sending`, the beneficiaries that the key may pay and its cap for a day in Riyadh, here 500.00 SAR. The other scopes are for the webhook.':
    'يحتاج النطاق `transfers:send` إلى `sending`، أي المستفيدين الذين يدفع لهم المفتاح وحده اليومي بتوقيت الرياض، وهو هنا 500.00 ريال. والنطاقات الأخرى للويب هوك.',
  'Confirm an API key': 'تأكيد مفتاح API',
  'No other response has the key. Store it with the secrets of your program.':
    'لا يرد المفتاح في أي جواب آخر. احفظه مع أسرار برنامجك.',
  'Create a webhook endpoint': 'إنشاء وجهة ويب هوك',
  'Keep `secret`, which is shown once. Your server verifies the signature of each event with it.':
    'احتفظ بقيمة `secret`، فلا تظهر إلا مرة واحدة. وبها يتحقق خادمك من توقيع كل حدث.',
  'Send a transfer with an API key': 'إرسال تحويل بمفتاح API',
  'The money is on hold at once. A call without a response is repeated with the same `Idempotency-Key`, and moves the money once. The body has `beneficiaryId` where `createTransfer` has `destination`, because keys pay beneficiaries only.':
    'يُحجز المبلغ في الحال. والطلب الذي لم يصل جوابه يُعاد بقيمة `Idempotency-Key` نفسها، فلا يتحرك المال إلا مرة واحدة. في نص الطلب `beneficiaryId` مكان `destination` في `createTransfer`، لأن المفاتيح لا تدفع إلا للمستفيدين.',
  'List the deliveries of a webhook endpoint': 'عرض ما أُرسل إلى وجهة ويب هوك',
  'This event is sent to your server. The example has none, so the flow looks it up. Read the transfer with `getTransfer` where no event arrives.':
    'يُرسل هذا الحدث إلى خادمك. ولا خادم في هذا المثال، فيقرأه المسار من هنا. وإن لم يصلك حدث فاقرأ التحويل عبر `getTransfer`.',
  'Refused with 422 `DAILY_CAP_REACHED`, and nothing has moved. `remaining` says that the cap has 300.00 SAR left today. Retry after midnight in Riyadh, or ask the owner for a key with a higher cap.':
    'يُرفض بالحالة 422 والرمز `DAILY_CAP_REACHED` ولا يتحرك شيء. ويبيّن `remaining` أن الباقي من الحد اليوم 300.00 ريال. أعد المحاولة بعد منتصف الليل بتوقيت الرياض، أو اطلب من المالك مفتاحًا حده أعلى.',
}

/** A text of the description of the workflows, which is in English. */
export const workflowText = (locale: Locale, text: WorkflowText): string => (locale === 'ar' ? ARABIC[text] : text)
