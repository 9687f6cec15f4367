import { catalogue } from '#web/messages/catalogue.ts'

const failedText = catalogue(
  {
    declined: 'The request was declined by the user. If this was a mistake, please restart the request.',
    expired: 'The request was not approved in time. You can restart the request.',
    askedAgain:
      'Our compliance team has reviewed your request and asks you to approve again in Nafath. Your answers are kept.',
  },
  {
    declined: 'رفض المستخدم الطلب. إذا حدث ذلك عن طريق الخطأ، يرجى إعادة إرسال الطلب.',
    expired: 'لم تتم الموافقة على الطلب في الوقت المحدد. يمكنك إعادة إرساله.',
    askedAgain: 'راجع فريق الالتزام طلبك، ويطلب منك الموافقة عبر نفاذ مرة أخرى. إجاباتك محفوظة.',
  },
)

export const nafath = catalogue(
  {
    title: 'Approve in Nafath',
    lead: 'Nafath is the national digital identity service. Your approval there tells us that this ID is yours.',
    processing: 'Processing Nafath verification...',
    stepsTitle: 'What to do now',
    steps: [
      'Open Nafath here, or the Nafath app on your phone.',
      'Approve the request from Plink.',
      'Come back to this page. It continues automatically.',
    ],
    ifNothing:
      'This usually takes a minute. If you do not approve the request within 10 minutes, it expires and you can start a new one.',
    codeExpires: 'Code will Expired in',
    showRequest: 'Show the request',
    changeId: 'Use another ID number',

    redirection: {
      title: 'Nafath Redirection',
      text: 'Please go to the Nafath portal to verify your registration.',
    },
    initializing: 'Initializing...',
    goToNafath: 'Go to Nafath',
    opensInNewTab: '(opens in a new tab)',
    visitManually: 'Please visit the Nafath portal manually to complete verification.',
    portal: 'Open nafath.sa',

    sent: { title: 'Request sent to Nafath', text: 'Approve the request in Nafath, then come back here.' },
    underReview: {
      title: 'Request Under Review',
      text: 'Your request has been received and is under compliance review. You will be notified once it is complete.',
    },
    received: {
      title: 'Request Successfully Submitted',
      text: 'Your request has been submitted and is under compliance review. You will be notified through alerts.',
    },
    approvedNext: 'Approved. Next: a few questions about your business.',
    unknown: {
      title: 'Status of your request',
      text: (status: string) =>
        `Nafath reports the status “${status}”, which this page does not know. It keeps asking. If nothing changes, contact support.`,
    },
    failed: { title: 'Request Failed' },
    failedText: failedText.en,
    askedAgain: 'Please Approve Again',
    approveAgain: 'Start a new request',
    rejected: {
      title: 'Request Rejected',
      text: 'We are unable to process your request right now. Please try again later.',
    },
    done: 'Done',
    close: 'Close',
    resend: 'Resend Code via Nafath',
    resending: 'Sending…',
    resendIn: 'You can send a new request in',

    reviewTitle: 'Your request is under review',
    reviewText:
      'Our compliance team is reviewing your request. This can take a while. You can close this page: your answers are kept for 24 hours. If you leave it open, it continues automatically after the review.',
  },
  {
    title: 'الموافقة عبر نفاذ',
    lead: 'نفاذ هي خدمة الهوية الرقمية الوطنية، وبموافقتك من خلالها نتأكد من أن رقم الهوية يخصك.',
    processing: 'جارٍ التحقق عبر نفاذ…',
    stepsTitle: 'ما عليك فعله الآن',
    steps: [
      'افتح نفاذ من هنا، أو افتح تطبيق نفاذ على جوالك.',
      'وافق على الطلب الوارد من Plink.',
      'عُد إلى هذه الصفحة، وستنتقل تلقائيًا إلى الخطوة التالية.',
    ],
    ifNothing:
      'يستغرق ذلك عادةً دقيقة واحدة. وينتهي الطلب إذا لم تتم الموافقة عليه خلال 10 دقائق، ويمكنك عندها إرسال طلب جديد.',
    codeExpires: 'تنتهي صلاحية الرمز خلال',
    showRequest: 'عرض الطلب',
    changeId: 'استخدام رقم هوية آخر',

    redirection: {
      title: 'الانتقال إلى نفاذ',
      text: 'يرجى الانتقال إلى بوابة نفاذ للتحقق من تسجيلك.',
    },
    initializing: 'جارٍ التهيئة…',
    goToNafath: 'الانتقال إلى نفاذ',
    opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
    visitManually: 'يرجى زيارة بوابة نفاذ بنفسك لإكمال عملية التحقق.',
    portal: 'افتح nafath.sa',

    sent: { title: 'أُرسل الطلب إلى نفاذ', text: 'وافق على الطلب في نفاذ، ثم عُد إلى هنا.' },
    underReview: {
      title: 'الطلب قيد المراجعة',
      text: 'استلمنا طلبك وهو الآن قيد مراجعة الالتزام. سنبلغك فور اكتمالها.',
    },
    received: {
      title: 'تم تقديم الطلب بنجاح',
      text: 'قُدِّم طلبك وهو الآن قيد مراجعة الالتزام. سنبلغك بالنتيجة.',
    },
    approvedNext: 'تمت الموافقة. التالي: بضعة أسئلة عن منشأتك.',
    unknown: {
      title: 'حالة طلبك',
      text: status =>
        `أبلغ نفاذ عن الحالة \u2068${status}\u2069، وهي غير معروفة لهذه الصفحة. وتواصل الصفحة الاستعلام، فإن لم يتغير شيء فتواصل مع الدعم.`,
    },
    failed: { title: 'تعذّر إتمام الطلب' },
    failedText: failedText.ar,
    askedAgain: 'مطلوب موافقتك مرة أخرى',
    approveAgain: 'بدء طلب جديد',
    rejected: {
      title: 'رُفض الطلب',
      text: 'يتعذر علينا معالجة طلبك حاليًا. يرجى المحاولة مرة أخرى لاحقًا.',
    },
    done: 'تم',
    close: 'إغلاق',
    resend: 'إعادة إرسال الرمز عبر نفاذ',
    resending: 'جارٍ الإرسال…',
    resendIn: 'يمكنك إرسال طلب جديد خلال',

    reviewTitle: 'طلبك قيد المراجعة',
    reviewText:
      'يراجع فريق الالتزام طلبك، وقد يستغرق ذلك بعض الوقت. يمكنك إغلاق هذه الصفحة؛ فإجاباتك محفوظة لمدة 24 ساعة، وستنتقل الصفحة تلقائيًا إلى الخطوة التالية عند اكتمال المراجعة.',
  },
)
