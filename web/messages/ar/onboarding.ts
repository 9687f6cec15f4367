import type { onboarding as en } from '../en/onboarding.ts'

export const onboarding: typeof en = {
  steps: {
    businessType: 'اختر نوع نشاطك التجاري',
    phone: 'رقم الجوال',
    cr: 'رقم السجل التجاري',
    id: 'رقم الهوية',
    nafath: 'نفاذ',
    kyb: 'اعرف عميلك (KYB)',
  },
  resuming: 'نعيدك إلى حيث توقفت',

  businessTypeTitle: 'اختر نوع نشاطك التجاري',
  businessTypeLead: 'تختلف البيانات التي نطلبها بحسب طريقة تسجيل نشاطك.',
  businessTypeLabel: 'نوع النشاط التجاري',
  businessTypes: {
    'sole-proprietorship': { title: 'مؤسسة فردية', description: 'مؤسسة مسجّلة باسم شخص واحد.' },
    'individual-owner-company': { title: 'شركة الشخص الواحد', description: 'شركة يملكها شخص واحد.' },
    'multi-owner-company': { title: 'شركة متعددة الملّاك', description: 'شركة لها مالكان أو شريكان أو أكثر.' },
    freelancer: { title: 'العمل الحر', description: 'تعمل لحسابك الخاص بموجب وثيقة عمل حر.' },
  },
  signUp: 'إنشاء حساب',
  alreadyStarted: 'لقد بدأت التسجيل من قبل.',
  continueWith: step => `المتابعة من خطوة: ${step}`,
  cannotOpenTitle: 'لا يمكن فتح الحساب',
  cannotOpenText: 'تعذّر إكمال طلبك. يرجى التحقق من بياناتك والمحاولة مرة أخرى.',
}
