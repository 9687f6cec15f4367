import type { Step } from '#domain/onboarding.ts'
import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  steps: {
    businessType: 'Select Your Business Type',
    phone: 'Phone Number',
    cr: 'CR Number',
    id: 'ID Number',
    nafath: 'Nafath',
    kyb: 'KYB',
  },
  /** The names of steps that the panel does not show. */
  passwordStep: 'Password',
  resumeAt: { password: 'your password', done: 'your profile' } as Partial<Record<Step, string>>,
  resuming: 'Taking you back to where you were',

  businessTypeTitle: 'Select Your Business Type',
  businessTypeLead: 'We ask for different details depending on how your business is registered.',
  businessTypeLabel: 'Business type',
  businessTypes: {
    'sole-proprietorship': {
      title: 'Sole Proprietorship',
      description: 'An establishment registered in one person’s name.',
    },
    'individual-owner-company': { title: 'Individual Owner Company', description: 'A company with a single owner.' },
    'multi-owner-company': {
      title: 'Multi-Owner Company',
      description: 'A company with two or more owners or partners.',
    },
    freelancer: {
      title: 'Freelancer',
      description: 'You work for yourself under a freelance licence. We ask for its number, or for your CR number.',
    },
  },
  signUp: 'Sign up',
  alreadyStarted: 'You have already started.',
  continueWith: (step: string) => `Continue with ${step}`,
  cannotOpenTitle: 'Account Cannot be Opened',
  cannotOpenText: 'Your request could not be completed. Please verify your details and try again.',
  cannotOpenHelp:
    'Companies with several owners open their account with our team. Leave your number, and we will call you.',
  leaveNumber: 'Leave your number',
  sendNumber: 'Ask for a call',
  sendingNumber: 'Sending…',
  numberSent: 'Thank you. We have your number and will call you.',
}

const ar: typeof en = {
  steps: {
    businessType: 'اختر نوع منشأتك',
    phone: 'رقم الجوال',
    cr: 'رقم السجل التجاري',
    id: 'رقم الهوية',
    nafath: 'نفاذ',
    kyb: 'التحقق من المنشأة (KYB)',
  },
  passwordStep: 'كلمة المرور',
  resumeAt: { password: 'كلمة المرور', done: 'إنشاء الملف' },
  resuming: 'نعيدك إلى حيث توقفت',

  businessTypeTitle: 'اختر نوع منشأتك',
  businessTypeLead: 'تختلف البيانات التي نطلبها بحسب طريقة تسجيل منشأتك.',
  businessTypeLabel: 'نوع المنشأة',
  businessTypes: {
    'sole-proprietorship': { title: 'مؤسسة فردية', description: 'مؤسسة مسجّلة باسم شخص واحد.' },
    'individual-owner-company': { title: 'شركة الشخص الواحد', description: 'شركة يملكها شخص واحد.' },
    'multi-owner-company': { title: 'شركة متعددة الملّاك', description: 'شركة لها مالكان أو شريكان أو أكثر.' },
    freelancer: {
      title: 'العمل الحر',
      description: 'تعمل لحسابك الخاص بموجب وثيقة عمل حر. سنطلب رقمها أو رقم سجلك التجاري.',
    },
  },
  signUp: 'إنشاء حساب',
  alreadyStarted: 'لقد بدأت التسجيل من قبل.',
  continueWith: step => `المتابعة من خطوة: ${step}`,
  cannotOpenTitle: 'لا يمكن فتح الحساب',
  cannotOpenText: 'تعذّر إكمال طلبك. يرجى التحقق من بياناتك والمحاولة مرة أخرى.',
  cannotOpenHelp: 'تفتح الشركات متعددة الملّاك حسابها مع فريقنا. اترك رقمك وسنتصل بك.',
  leaveNumber: 'اترك رقمك',
  sendNumber: 'طلب اتصال',
  sendingNumber: 'جارٍ الإرسال…',
  numberSent: 'شكرًا لك. وصلنا رقمك وسنتصل بك.',
}

export const onboarding = catalogue(en, ar)
