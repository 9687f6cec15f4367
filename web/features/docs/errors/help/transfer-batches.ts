import type { HelpOfCodes } from './help-of-codes.ts'

export const transferBatchErrors = {
  TRANSFER_BATCH_EXPIRED: {
    en: {
      happened:
        'The batch is not a draft of the caller: it was confirmed or cancelled, a day has passed, or somebody else uploaded it.',
      todo: 'Read the batch. Unless it was confirmed, call `createTransferBatch` again.',
    },
    ar: {
      happened: 'ليست الدفعة مسودة لصاحب الطلب: أُكِّدت أو أُلغيت أو مضى عليها يوم، أو رفعها شخص آخر.',
      todo: 'اقرأ الدفعة. وإن لم تكن أُكِّدت فاستدعِ `createTransferBatch` من جديد.',
    },
  },
  TRANSFER_BATCH_NOT_CANCELLABLE: {
    en: {
      happened: 'The batch was confirmed or has expired.',
      todo: 'Read its rows, and cancel single transfers with `cancelTransfer`.',
    },
    ar: {
      happened: 'أُكِّدت الدفعة أو انتهت صلاحيتها.',
      todo: 'اقرأ صفوفها، وألغِ التحويلات واحدًا واحدًا بـ `cancelTransfer`.',
    },
  },
  TRANSFER_BATCH_NOT_FOUND: {
    en: {
      happened: 'The account has no batch with this id, or the batch to repeat was not confirmed or has other rows.',
      todo: 'Take the id from `listTransferBatches`.',
    },
    ar: {
      happened: 'لا دفعة بهذا المعرّف في الحساب، أو أن الدفعة المراد تكرارها لم تُؤكَّد أو صفوفها مختلفة.',
      todo: 'خذ المعرّف من `listTransferBatches`.',
    },
  },
  TRANSFER_FILE_INVALID: {
    en: {
      happened:
        'The file is no table or a damaged one, has no column `iban`, `amount` or `purpose`, no rows or more than 1,000, or is a workbook or wages file about which one would have to guess. `reason` says which, and `cell` where.',
      todo: 'Name each column once in the first row, give every row the same number of cells, put cells with separators into quotes, and split longer files.',
    },
    ar: {
      happened:
        'الملف ليس جدولًا، أو هو تالف، أو ينقصه العمود `iban` أو `amount` أو `purpose`، أو لا صفوف فيه، أو صفوفه أكثر من 1,000، أو هو مصنف أو ملف أجور لا يُقرأ إلا بالتخمين. والسبب في `reason`، والموضع في `cell`.',
      todo: 'سمِّ كل عمود مرة واحدة في الصف الأول، واجعل خلايا كل صف بعددها، وضع الخلايا التي فيها فواصل بين علامتي تنصيص، وقسّم الملفات الأطول.',
    },
  },
  TRANSFER_ROWS_INVALID: {
    en: {
      happened:
        'At least one row cannot be read or sent. Nothing was stored. `rows` has line, column and problem of the first hundred.',
      todo: 'Correct these rows and send the whole file again.',
    },
    ar: {
      happened: 'صف واحد على الأقل لا يمكن قراءته أو إرساله. لم يُحفظ شيء. وفي `rows` السطر والعمود والمشكلة لأول مئة.',
      todo: 'صحّح هذه الصفوف وأرسل الملف كله من جديد.',
    },
  },
} satisfies Partial<HelpOfCodes>
