import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'A payments account for your Saudi business',
  lead: 'Open it yourself, online. We check your details with the official records as you go, so there are no forms to print and no branch to visit.',
  register: 'Register',
  login: 'Login',
  timeNote: 'About 5 minutes, and you can pause and come back within a day.',

  needTitle: 'What you need',
  needLead: 'Have these ready so that you do not have to stop halfway.',
  need: {
    cr: {
      title: 'Your CR number',
      text: 'The 10-digit commercial registration number, or the unified number that starts with 7.',
    },
    id: {
      title: 'Your National ID or Iqama',
      text: 'The number of the owner or of the person authorised to act for the business.',
    },
    nafath: { title: 'The Nafath app', text: 'On your phone and signed in. You approve one request in it.' },
    phone: { title: 'Your mobile phone', text: 'A Saudi number registered in your name. We send it a code.' },
  },

  howTitle: 'How it works',
  how: [
    { title: 'Tell us about the business', text: 'Choose its type and confirm your mobile number with a code.' },
    {
      title: 'We check the records',
      text: 'Your CR number with the commercial registry, your ID with your mobile number.',
    },
    { title: 'Approve in Nafath', text: 'One request on your phone proves that it is you.' },
    {
      title: 'Set your password',
      text: 'Answer three short questions about how you will use the account, and you are in.',
    },
  ],

  whoTitle: 'Who can open an account online',
  who: {
    sole: 'Sole proprietorship',
    individual: 'Individual owner company',
    freelancer: 'Freelancer',
  },
  whoNote: 'Companies with more than one owner cannot be opened online yet.',

  careTitle: 'What we do with your details',
  care: [
    'We ask only for what our checks need, and say why before we ask.',
    'Your password is never stored in this browser, and nobody at Plink can read it.',
    'Your answers are kept in this browser for 24 hours, then deleted.',
  ],

  endTitle: 'Ready when you are',

  card: {
    description: 'An example of a Plink wallet: a balance of 2,400.00 SAR and its latest movements.',
    example: 'Example',
    account: 'Business account',
    balance: 'Your Balance',
    movements: [
      { title: 'Payment received', when: 'Today', amount: '+ 850.00' },
      { title: 'Supplier transfer', when: 'Yesterday', amount: '− 320.00' },
      { title: 'Top-up', when: 'Sunday', amount: '+ 1,500.00' },
    ],
    currency: 'SAR',
  },
}

const ar: typeof en = {
  title: 'حساب مدفوعات لمنشأتك في السعودية',
  lead: 'افتحه بنفسك عبر الإنترنت. نتحقق من بياناتك مع السجلات الرسمية أثناء التسجيل، فلا نماذج تُطبع ولا فرع تزوره.',
  register: 'فتح حساب',
  login: 'تسجيل الدخول',
  timeNote: 'نحو 5 دقائق، ويمكنك التوقف والعودة خلال يوم.',

  needTitle: 'ما ستحتاج إليه',
  needLead: 'جهّز ما يلي قبل أن تبدأ حتى لا تتوقف في منتصف الطريق.',
  need: {
    cr: { title: 'رقم السجل التجاري', text: 'المكوّن من 10 أرقام، أو الرقم الوطني الموحد الذي يبدأ بالرقم 7.' },
    id: { title: 'رقم الهوية الوطنية أو الإقامة', text: 'رقم المالك أو المفوّض بالتصرف نيابةً عن المنشأة.' },
    nafath: { title: 'تطبيق نفاذ', text: 'مثبّت على جوالك ومفعّل، وستوافق فيه على طلب واحد.' },
    phone: { title: 'جوالك', text: 'رقم سعودي مسجّل باسمك، نرسل إليه رمز تحقق.' },
  },

  howTitle: 'كيف تفتح حسابك',
  how: [
    { title: 'عرّفنا بمنشأتك', text: 'اختر نوعها وأكّد رقم جوالك برمز تحقق.' },
    { title: 'نتحقق من السجلات', text: 'رقم سجلك لدى السجل التجاري، ومطابقة هويتك مع رقم جوالك.' },
    { title: 'وافق عبر نفاذ', text: 'طلب واحد على جوالك يؤكد أنك صاحب الحساب.' },
    { title: 'عيّن كلمة المرور', text: 'أجب عن ثلاثة أسئلة قصيرة حول استخدامك للحساب، ثم ابدأ.' },
  ],

  whoTitle: 'من يمكنه فتح حساب عبر الإنترنت',
  who: {
    sole: 'مؤسسة فردية',
    individual: 'شركة الشخص الواحد',
    freelancer: 'العمل الحر',
  },
  whoNote: 'لا يمكن حاليًا فتح حساب عبر الإنترنت للشركات متعددة الملّاك.',

  careTitle: 'كيف نتعامل مع بياناتك',
  care: [
    'لا نطلب إلا ما يلزم للتحقق، ونوضح السبب قبل أن نطلب.',
    'لا تُحفظ كلمة مرورك في هذا المتصفح إطلاقًا، ولا يستطيع أحد في Plink الاطلاع عليها.',
    'تبقى بياناتك التي أدخلتها في انتظارك 24 ساعة، ثم تُمسح من هذا المتصفح.',
  ],

  endTitle: 'ابدأ متى شئت',

  card: {
    description: 'مثال على محفظة Plink: رصيد قدره 2,400.00 ر.س وأحدث الحركات.',
    example: 'مثال',
    account: 'حساب أعمال',
    balance: 'رصيدك',
    movements: [
      { title: 'دفعة واردة', when: 'اليوم', amount: '+ 850.00' },
      { title: 'تحويل إلى مورّد', when: 'أمس', amount: '− 320.00' },
      { title: 'شحن المحفظة', when: 'الأحد', amount: '+ 1,500.00' },
    ],
    currency: 'ر.س',
  },
}

export const landing = catalogue(en, ar)
