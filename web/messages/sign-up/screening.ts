import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Compliance check',
  performing: 'Performing global screening...',
  text: 'We compare your details with international sanctions lists, as the law requires. This takes a few seconds. You do not need to do anything.',
  reviewTitle: 'Compliance Review Required',
  reviewText: 'Your details need a compliance review before you can continue. Our team will contact you.',
  registrationTitle: 'We are checking that you may act for this business',
  registrationText:
    'The commercial registry does not name your ID number as an owner or a manager of this business. Our compliance team reviews your application and may contact you. You do not need to do anything now.',
  otherCrNumber: 'Enter another CR number',
  goesOnByItself:
    'If you leave this page open, it continues automatically after the review. You can also come back later: your answers are kept for 24 hours.',
  afterClosing: 'If you close this message, you return to your identity check, which continues automatically too.',
  inReviewTitle: 'Nafath has confirmed your identity. The compliance review continues',
  inReviewText: 'You do not need to do anything now.',
  showReview: 'Show the review',
  rejectedTitle: 'We cannot open an account for you',
  rejectedText:
    'Our compliance team has reviewed your details and could not approve them. If you think this is a mistake, contact support.',
  close: 'Close',
  kept: 'Your answers are kept.',
  tryAgain: 'Try again',
}

const ar: typeof en = {
  title: 'فحص الالتزام',
  performing: 'جارٍ إجراء الفحص العالمي…',
  text: 'نقارن بياناتك بقوائم العقوبات الدولية كما تقتضي الأنظمة. يستغرق ذلك ثوانيَ معدودة، وليس عليك فعل أي شيء.',
  reviewTitle: 'مراجعة الالتزام مطلوبة',
  reviewText: 'تحتاج بياناتك إلى مراجعة من فريق الالتزام قبل المتابعة. سيتواصل معك فريقنا.',
  registrationTitle: 'نتحقق من صلاحيتك للتصرف باسم هذه المنشأة',
  registrationText:
    'لا يذكر السجل التجاري رقم هويتك مالكًا لهذه المنشأة أو مديرًا لها. يراجع فريق الالتزام طلبك وقد يتواصل معك. ليس عليك فعل أي شيء الآن.',
  otherCrNumber: 'إدخال رقم سجل آخر',
  goesOnByItself:
    'أبقِ هذه الصفحة مفتوحة لتنتقل تلقائيًا إلى الخطوة التالية فور اكتمال المراجعة، أو عُد لاحقًا؛ فإجاباتك محفوظة لمدة 24 ساعة.',
  afterClosing: 'إذا أغلقت هذه الرسالة عدت إلى التحقق من هويتك، وستنتقل منه أيضًا تلقائيًا.',
  inReviewTitle: 'أكّد نفاذ هويتك، ولا تزال مراجعة الالتزام جارية',
  inReviewText: 'ليس عليك فعل أي شيء الآن.',
  showReview: 'عرض المراجعة',
  rejectedTitle: 'يتعذر علينا فتح حساب لك',
  rejectedText:
    'راجع فريق الالتزام بياناتك ولم يتمكن من الموافقة عليها. إذا كنت ترى أن في ذلك خطأً، فتواصل مع فريق الدعم.',
  close: 'إغلاق',
  kept: 'إجاباتك محفوظة.',
  tryAgain: 'إعادة المحاولة',
}

export const screening = catalogue(en, ar)
