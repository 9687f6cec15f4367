import type { HelpOfCodes } from './help-of-codes.ts'

export const staffErrors = {
  ADMIN_LOGIN_FAILED: {
    en: {
      happened: 'No administrator has this combination of email and password.',
      todo: 'Check both. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد مشرف يجمع بين هذا البريد الإلكتروني وكلمة المرور هذه.',
      todo: 'تحقق من كليهما. يخص رمز الخطأ هذا إدارة Plink، ولا يواجهه من يتكامل معها.',
    },
  },
  ADMIN_NOT_FOUND: {
    en: {
      happened: 'No member of the staff has this email, or the account of that person is disabled.',
      todo: 'Check the email. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد موظف بهذا البريد الإلكتروني، أو أن حسابه موقوف.',
      todo: 'تحقق من البريد الإلكتروني. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  ADMIN_REQUIRED: {
    en: {
      happened: 'The token is valid, but its owner is a viewer, who may look at everything and change nothing.',
      todo: 'Sign in as an administrator. Only admin operations return this code.',
    },
    ar: {
      happened: 'الرمز المميز صالح، لكن صاحبه مطّلع: يرى كل شيء ولا يغيّر شيئًا.',
      todo: 'سجّل الدخول بحساب مشرف. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  OPTIONS_CHANGED: {
    en: {
      happened: 'Another administrator has added or removed an option in the meantime.',
      todo: 'Reload the options and reorder them again. Only admin operations return this code.',
    },
    ar: {
      happened: 'أُضيف خيار أو أُزيل منذ إعداد هذا الترتيب.',
      todo: 'حمّل الخيارات من جديد ثم رتّبها. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  OPTION_CODE_EXISTS: {
    en: {
      happened: 'Another option in the same category has this code.',
      todo: 'Choose another code, or change the option that has it. Only admin operations return this code.',
    },
    ar: {
      happened: 'يحمل خيار آخر في الفئة نفسها هذا الرمز.',
      todo: 'اختر رمزًا آخر، أو غيّر الخيار الذي يحمله. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  OPTION_CODE_FIXED: {
    en: {
      happened: 'The sign-up rules depend on the code of this option, so it cannot be changed.',
      todo: 'Keep the code. You can change the label and the order. Only admin operations return this code.',
    },
    ar: {
      happened: 'تعتمد قواعد فتح الحساب على رمز هذا الخيار، فلا يمكن تغييره.',
      todo: 'أبقِ الرمز كما هو، ويمكن تغيير التسمية والترتيب. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  OPTION_NOT_FOUND: {
    en: {
      happened: 'No option has this id.',
      todo: 'Reload the options. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد خيار بهذا المعرّف.',
      todo: 'حمّل الخيارات من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  REQUESTER_REQUIRED: {
    en: {
      happened: 'Only the person who made the request may withdraw it.',
      todo: 'Reject the request instead. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يسحب الطلب إلا من قدّمه.',
      todo: 'ارفض الطلب بدلًا من سحبه. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  REQUEST_PENDING: {
    en: {
      happened: 'A request about the same subject is waiting for its decision.',
      todo: 'Read it with `listStaffRequests`. Only admin operations return this code.',
    },
    ar: {
      happened: 'هناك طلب عن الموضوع نفسه بانتظار البتّ فيه.',
      todo: 'اقرأه باستدعاء `listStaffRequests`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SECOND_FACTOR_INVALID: {
    en: {
      happened:
        'Email and password of the administrator are right, but the code of the authenticator app or the recovery code is wrong, has expired or was used before.',
      todo: 'Send the next code of the app, or another recovery code. A wrong one counts as a wrong password does. Only admin operations return this code.',
    },
    ar: {
      happened:
        'البريد الإلكتروني وكلمة المرور صحيحان، لكن رمز تطبيق المصادقة أو رمز الاسترداد غير صحيح، أو انتهت صلاحيته، أو استُخدم من قبل.',
      todo: 'أرسل الرمز التالي الذي يعرضه التطبيق، أو رمز استرداد آخر. يُحسب الرمز الخاطئ كما تُحسب كلمة المرور الخاطئة. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    en: {
      happened:
        'Email and password of the administrator are right, and `secondFactor` is missing. The sandbox needs none.',
      todo: 'Send the same request with `secondFactor`. Only admin operations return this code.',
    },
    ar: {
      happened: 'البريد الإلكتروني وكلمة المرور صحيحان، وينقص الطلب `secondFactor`. لا تحتاج إليه البيئة التجريبية.',
      todo: 'أرسل الطلب نفسه مع `secondFactor`. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  SECOND_PERSON_REQUIRED: {
    en: {
      happened: 'You made this request, so a second administrator must approve it.',
      todo: 'Ask another administrator, or withdraw the request. Only admin operations return this code.',
    },
    ar: {
      happened: 'أنت من قدّم هذا الطلب، ويجب أن يوافق عليه مشرف ثانٍ.',
      todo: 'اطلب ذلك من مشرف آخر، أو اسحب الطلب. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  STAFF_REQUEST_CLOSED: {
    en: {
      happened: 'This request has already been decided or withdrawn.',
      todo: 'Read the closed requests to see how. Only admin operations return this code.',
    },
    ar: {
      happened: 'سبق البتّ في هذا الطلب أو سحبه.',
      todo: 'اقرأ الطلبات المغلقة لتعرف النتيجة. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  STAFF_REQUEST_NOT_FOUND: {
    en: {
      happened: 'No request of the staff has this id.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا يوجد طلب من الموظفين بهذا المعرّف.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  STAFF_TASK_NOT_FOUND: {
    en: {
      happened: 'Nothing with this id waits for the staff: it has been dealt with, or it never waited.',
      todo: 'Reload the list. Only admin operations return this code.',
    },
    ar: {
      happened: 'لا شيء بهذا المعرّف بانتظار الموظفين: إما أنه أُنجز أو أنه لم يكن منتظرًا أصلًا.',
      todo: 'حمّل القائمة من جديد. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
  STAFF_TASK_TAKEN: {
    en: {
      happened: 'Another administrator has taken this task.',
      todo: 'Reload the list, which says who has it. Only admin operations return this code.',
    },
    ar: {
      happened: 'تولّى مشرف آخر هذه المهمة.',
      todo: 'حمّل القائمة من جديد، ففيها من تولّاها. يخص رمز الخطأ هذا إدارة Plink.',
    },
  },
} satisfies Partial<HelpOfCodes>
