import type { HelpOfCodes } from './help-of-codes.ts'

export const teamErrors = {
  INVITATION_EXISTS: {
    en: {
      happened: 'The business has invited this number, and the invitation is open.',
      todo: 'Wait for the person to join, or revoke the invitation first.',
    },
    ar: {
      happened: 'دعت المنشأة هذا الرقم، ولا تزال الدعوة سارية.',
      todo: 'انتظر انضمام الشخص، أو ألغِ الدعوة أولًا.',
    },
  },
  INVITATION_NOT_FOUND: {
    en: {
      happened: 'The business has no invitation with this id.',
      todo: 'Read the open ones with getTeam.',
    },
    ar: {
      happened: 'ليس للمنشأة دعوة بهذا المعرّف.',
      todo: 'اقرأ الدعوات السارية بعملية getTeam.',
    },
  },
  MEMBER_NOT_FOUND: {
    en: {
      happened: 'The business has no member with this id, or they have left.',
      todo: 'Read the members with getTeam.',
    },
    ar: {
      happened: 'ليس في المنشأة عضو بهذا المعرّف، أو أنه غادر.',
      todo: 'اقرأ الأعضاء بعملية getTeam.',
    },
  },
  OPENER_STAYS: {
    en: {
      happened:
        'The member has opened the account of the business, so their role does not change and they cannot leave.',
      todo: 'Close the account with our team instead, or choose another member.',
    },
    ar: {
      happened: 'هذا العضو هو من فتح حساب المنشأة، فلا يتغير دوره ولا يغادر.',
      todo: 'أغلق الحساب مع فريقنا، أو اختر عضوًا آخر.',
    },
  },
  TEAM_FULL: {
    en: {
      happened: 'The business has the maximum number of members and open invitations.',
      todo: 'Remove a member or revoke an invitation.',
    },
    ar: {
      happened: 'بلغ عدد الأعضاء والدعوات السارية الحد الأقصى للمنشأة.',
      todo: 'احذف عضوًا أو ألغِ دعوة.',
    },
  },
  APPROVER_NEEDED: {
    en: {
      happened:
        'Without this member, or with another role, the rules of approval would need an approval that nobody could give.',
      todo: 'Change the rules with `setApprovalRules` first.',
    },
    ar: {
      happened: 'دون هذا العضو، أو بدور آخر، تتطلب قواعد الموافقة موافقة لا يستطيع أحد إعطاءها.',
      todo: 'غيّر القواعد أولًا بالعملية `setApprovalRules`.',
    },
  },
} satisfies Partial<HelpOfCodes>
