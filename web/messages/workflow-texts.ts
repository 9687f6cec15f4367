import type { WorkflowText } from '#web/api/generated/workflows.ts'
import type { Locale } from './catalogue.ts'

/** By the English text of the description, so that a changed one asks for its translation. */
const ARABIC: Record<WorkflowText, string> = {
  'Sign up a business': 'تسجيل منشأة',
  'From a phone number to an account with a profile and a wallet.': 'من رقم جوال إلى حساب له ملف ومحفظة.',
  "The owner's mobile number": 'رقم جوال المالك',
  'The commercial registration or unified number': 'رقم السجل التجاري أو الرقم الموحد',
  "The owner's national ID or Iqama": 'هوية المالك الوطنية أو إقامته',
  'The first password': 'كلمة المرور الأولى',
  'Send the sign-up code': 'إرسال رمز التسجيل',
  'The response contains the code in the sandbox only.': 'لا يأتي الرمز في الجواب إلا في البيئة التجريبية.',
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
    'كلمة المرور الجديدة، وهي في البيئة التجريبية القديمة نفسها ليجدها من يأتي بعدك',
  'Begin a recovery': 'بدء الاستعادة',
  'Set a new password in a recovery': 'تعيين كلمة مرور جديدة في الاستعادة',
}

/** A text of the description of the workflows, which is in English. */
export const workflowText = (locale: Locale, text: WorkflowText): string => (locale === 'ar' ? ARABIC[text] : text)
