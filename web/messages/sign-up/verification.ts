import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  crTitle: 'CR Number',
  crLead: 'We check this number with the commercial registry.',
  crLeadFreelancer:
    'Enter the 10-digit registration number of your freelance licence, or your CR number if you have one. We check it with the commercial registry.',
  crLabel: 'CR Number',
  crHelp: '10 digits, as on your registration. A unified number that starts with 7 works too.',
  crProblems: {
    required: 'CR Number is required',
    length: 'CR Number must be exactly 10 digits',
    not_found:
      'CR Number not found in commercial registry. The CR you entered is incorrect Please check and try again.',
    incorrect: 'The CR you entered is incorrect Please check and try again.',
    suspended: 'This commercial registration is suspended. Renew it with the registry, or enter another number.',
    in_liquidation:
      'This company is in liquidation, so it cannot open an account. Enter the number of another registration.',
    deleted: 'This commercial registration has been cancelled. Enter the number of another registration.',
  },
  checkingCr: 'Checking with the registry…',
  crModalTitle: 'CR Verification Failed',
  crModalText: 'Something went wrong. Please try again later.',
  crNoData: 'No data received from server',
  crFailed: 'Failed to verify CR Number. Please try again.',

  idTitle: 'ID Number',
  idLead:
    'The number of the owner, or of the person authorised to act for the business. We check that it belongs to your phone number.',
  idCompany: 'Verified with the commercial registry',
  idLabel: 'Owner or authorised person ID',
  idHelp: '10 digits. A Saudi National ID starts with 1, an Iqama with 2.',
  idBadges: { saudi: 'Saudi National ID', iqama: 'Iqama ID' },
  idProblems: {
    required: 'ID Number is required',
    length: 'ID Number must be exactly 10 digits',
    prefix: 'ID Number must start with 1 (Saudi) or 2 (Iqama)',
    checksum: 'Invalid ID Number checksum',
    format: 'Invalid ID Number. Please enter a valid format.',
    hit: 'ID verification failed. Please contact support.',
  },
  checkingId: 'Checking the ID…',
  idFailed: 'Failed to verify ID Number. Please try again.',
  mismatchTitle: "Mobile Number Doesn't Match ID",
  mismatchText: 'The mobile number does not match the records of this ID. Please check or contact support.',
  changePhone: 'Change number',
  idModalTitle: 'ID Verification Failed',
  idModalText: 'The ID No. you entered is incorrect. Please check and try again.',
  phoneMissing: 'Phone number not found. Please restart the process.',
  restart: 'Restart',
}

const ar: typeof en = {
  crTitle: 'رقم السجل التجاري',
  crLead: 'نتحقق من هذا الرقم لدى السجل التجاري.',
  crLeadFreelancer:
    'أدخل رقم التسجيل المكوّن من 10 أرقام في وثيقة العمل الحر، أو رقم سجلك التجاري إن وُجد. نتحقق منه لدى السجل التجاري.',
  crLabel: 'رقم السجل التجاري',
  crHelp: '10 أرقام كما في شهادة السجل. ويمكن إدخال الرقم الوطني الموحد الذي يبدأ بالرقم 7.',
  crProblems: {
    required: 'رقم السجل التجاري مطلوب',
    length: 'يجب أن يتكوّن رقم السجل التجاري من 10 أرقام تمامًا',
    not_found: 'لم يُعثر على الرقم في السجل التجاري. الرقم الذي أدخلته غير صحيح، يرجى التأكد منه والمحاولة مرة أخرى.',
    incorrect: 'رقم السجل التجاري الذي أدخلته غير صحيح، يرجى التأكد منه والمحاولة مرة أخرى.',
    suspended: 'هذا السجل التجاري موقوف. جدّده لدى السجل التجاري، أو أدخل رقمًا آخر.',
    in_liquidation: 'هذه المنشأة قيد التصفية، ولا يمكنها فتح حساب. أدخل رقم سجل آخر.',
    deleted: 'هذا السجل التجاري مشطوب. أدخل رقم سجل آخر.',
  },
  checkingCr: 'جارٍ التحقق لدى السجل التجاري…',
  crModalTitle: 'تعذّر التحقق من السجل التجاري',
  crModalText: 'حدث خطأ ما. يرجى المحاولة لاحقًا.',
  crNoData: 'لم ترد أي بيانات من الخادم',
  crFailed: 'تعذّر التحقق من رقم السجل التجاري. يرجى المحاولة مرة أخرى.',

  idTitle: 'رقم الهوية',
  idLead: 'رقم المالك أو الشخص المفوّض عن المنشأة. نتحقق من أن رقم جوالك مسجّل باسمه.',
  idCompany: 'تم التحقق منه لدى السجل التجاري',
  idLabel: 'رقم هوية المالك أو الشخص المفوّض',
  idHelp: '10 أرقام. تبدأ الهوية الوطنية بالرقم 1، والإقامة بالرقم 2.',
  idBadges: { saudi: 'هوية وطنية سعودية', iqama: 'هوية مقيم' },
  idProblems: {
    required: 'رقم الهوية مطلوب',
    length: 'يجب أن يتكوّن رقم الهوية من 10 أرقام تمامًا',
    prefix: 'يجب أن يبدأ رقم الهوية بالرقم 1 (سعودي) أو 2 (مقيم)',
    checksum: 'رقم الهوية غير صحيح، تأكد من كتابة أرقامه',
    format: 'رقم الهوية غير صحيح. يرجى إدخاله بصيغة صحيحة.',
    hit: 'تعذّر التحقق من الهوية. يرجى التواصل مع الدعم.',
  },
  checkingId: 'جارٍ التحقق من الهوية…',
  idFailed: 'تعذّر التحقق من رقم الهوية. يرجى المحاولة مرة أخرى.',
  mismatchTitle: 'رقم الجوال لا يطابق رقم الهوية',
  mismatchText: 'رقم الجوال لا يطابق سجلات هذه الهوية. يرجى التأكد منه أو التواصل مع الدعم.',
  changePhone: 'تغيير الرقم',
  idModalTitle: 'تعذّر التحقق من الهوية',
  idModalText: 'رقم الهوية الذي أدخلته غير صحيح. يرجى التأكد منه والمحاولة مرة أخرى.',
  phoneMissing: 'لم يُعثر على رقم الجوال. يرجى بدء التسجيل من جديد.',
  restart: 'البدء من جديد',
}

export const verification = catalogue(en, ar)
