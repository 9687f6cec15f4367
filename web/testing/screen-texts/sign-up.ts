import { otpVerification } from '#web/features/auth/otp-verification.messages.ts'
import { kyb } from '#web/features/kyb/kyb.messages.ts'
import { nafath } from '#web/features/nafath/nafath.messages.ts'
import { complete } from '#web/features/onboarding/complete.messages.ts'
import { auth } from '#web/messages/auth.ts'
import { login } from '#web/messages/login.ts'
import { onboarding } from '#web/messages/onboarding.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { password } from '#web/messages/password.ts'
import { screening } from '#web/messages/screening.ts'
import { verification } from '#web/messages/verification.ts'
import type { ResponseTexts, ScreenTexts } from './screen-texts.ts'

const t = {
  auth: auth.en,
  code: oneTimeCode.en,
  complete: complete.en,
  kyb: kyb.en,
  nafath: nafath.en,
  onboarding: onboarding.en,
  other: otpVerification.en,
  password: password.en,
  screening: screening.en,
  verification: verification.en,
}

const verifyCode: ResponseTexts = {
  VALIDATION_ERROR: t.code.invalid,
  UNKNOWN_ERROR: t.code.failed,
  loading: t.code.verifying,
  OTP_LOCKED: t.auth.lockedTitle,
}
const checkId: ResponseTexts = {
  loading: t.verification.checkingId,
  success: t.nafath.title,
  local_screening_hit: t.verification.idProblems.hit,
  VALIDATION_ERROR: t.verification.idProblems.format,
  ID_VERIFICATION_FAILED: t.verification.idModalTitle,
  ID_PHONE_MISMATCH: t.verification.mismatchTitle,
  UNAUTHENTICATED: t.auth.verifyAgainTitle,
  // The guard redirects to the step that the server returns, which is this one.
  STEP_REQUIRED: t.verification.idTitle,
  ONBOARDING_COMPLETE: t.verification.idTitle,
  technical: t.verification.idFailed,
}
const setPassword: ResponseTexts = {
  loading: t.password.submitting,
  VALIDATION_ERROR: t.password.problems.password.common,
  ...t.password.loginInstead,
}

export const SIGN_UP_TEXTS: Readonly<Record<string, ScreenTexts>> = {
  businessType: {
    title: t.onboarding.businessTypeTitle,
    clientStates: {
      already_started: t.onboarding.alreadyStarted,
      multi_owner_refused: t.onboarding.cannotOpenTitle,
      leave_number: t.onboarding.sendNumber,
    },
  },
  phone: {
    title: t.auth.phoneTitle,
    calls: { sendOtp: { success: t.auth.otpTitle, loading: t.auth.sendingCode, OTP_COOLDOWN: t.code.resendIn } },
    clientStates: { verify_again: t.auth.verifyAgainTitle },
  },
  otp: {
    title: t.auth.otpTitle,
    calls: {
      verifyOtp: { ...verifyCode, success: t.verification.crTitle, login: t.auth.alreadyRegisteredText },
      sendOtp: {
        success: t.code.resent,
        loading: t.code.resending,
        PHONE_DUPLICATE: t.auth.alreadyRegisteredText,
        OTP_LOCKED: t.auth.lockedTitle,
        OTP_COOLDOWN: t.code.resendIn,
        technical: t.auth.resendFailed,
        VALIDATION_ERROR: t.auth.resendFailed,
        IDEMPOTENCY_IN_FLIGHT: t.auth.resendFailed,
        OTP_SEND_FAILED: t.auth.resendFailed,
        TIMEOUT: t.auth.resendFailed,
        NETWORK_ERROR: t.auth.resendFailed,
      },
    },
  },
  cr: {
    title: t.verification.crTitle,
    calls: {
      validateCr: {
        success: t.verification.idTitle,
        loading: t.verification.checkingCr,
        cr_not_found: t.verification.crProblems.not_found,
        cr_suspended: t.verification.crProblems.suspended,
        cr_in_liquidation: t.verification.crProblems.in_liquidation,
        cr_deleted: t.verification.crProblems.deleted,
        cr_no_data: t.verification.crNoData,
        VALIDATION_ERROR: t.verification.crProblems.incorrect,
        CR_VERIFICATION_FAILED: t.verification.crModalTitle,
        UNAUTHENTICATED: t.auth.verifyAgainTitle,
        ONBOARDING_COMPLETE: t.verification.crTitle,
        technical: t.verification.crFailed,
      },
    },
    clientStates: { nothing_typed: t.verification.crProblems.required },
  },
  id: {
    title: t.verification.idTitle,
    calls: { localScreening: checkId, idPhoneMatch: checkId },
    clientStates: { checksum: t.verification.idProblems.checksum, iqama: t.verification.idBadges.iqama },
  },
  nafath: {
    title: t.nafath.title,
    calls: {
      initiateNafath: {
        success: t.nafath.redirection.title,
        loading: t.nafath.initializing,
        UNAUTHENTICATED: t.auth.verifyAgainTitle,
        STEP_REQUIRED: t.nafath.title,
        ONBOARDING_COMPLETE: t.nafath.title,
        FACTS_MISMATCH: t.nafath.title,
      },
      getNafathStatus: {
        success: t.nafath.received.title,
        nafath_waiting: t.nafath.redirection.title,
        nafath_under_review: t.nafath.underReview.title,
        nafath_rejected: t.nafath.rejected.title,
        nafath_declined: t.nafath.failedText.declined,
        nafath_expired: t.nafath.failedText.expired,
        asked_again: t.nafath.askedAgain,
        NAFATH_SESSION_NOT_FOUND: t.nafath.failedText.expired,
        UNAUTHENTICATED: t.auth.verifyAgainTitle,
      },
    },
    clientStates: { sent: t.nafath.sent.title, visit_manually: t.nafath.visitManually },
  },
  screening: {
    // A clear outcome continues automatically.
    title: t.kyb.title,
    calls: {
      runGlobalScreening: {
        success: t.kyb.title,
        loading: t.screening.performing,
        not_on_registration: t.screening.registrationTitle,
        screening_review: t.screening.reviewTitle,
        screening_rejected: t.screening.rejectedTitle,
        UNAUTHENTICATED: t.auth.verifyAgainTitle,
      },
    },
  },
  kyb: {
    title: t.kyb.title,
    calls: {
      submitKyb: {
        success: t.password.title,
        loading: t.kyb.sending,
        kyb_option_invalid: t.kyb.problems.annualRevenue.unavailable,
        UNAUTHENTICATED: t.auth.verifyAgainTitle,
        STEP_REQUIRED: t.kyb.title,
        ONBOARDING_COMPLETE: t.kyb.title,
      },
    },
    clientStates: { details_too_short: t.kyb.problems.purposeOther.too_short },
  },
  password: {
    title: t.password.title,
    calls: {
      setPassword: {
        ...setPassword,
        success: login.en.title,
        UNAUTHENTICATED: t.auth.verifyAgainTitle,
        FORBIDDEN: t.password.title,
        STEP_REQUIRED: t.password.title,
      },
    },
    clientStates: { user_id_missing: t.password.userIdMissing, start_over: t.password.restartTitle },
  },
  complete: {
    title: t.complete.welcomeTitle,
    calls: {
      createProfile: {
        success: t.complete.welcomeTitle,
        loading: t.complete.creatingText,
        UNAUTHENTICATED: t.auth.verifyAgainTitle,
        STEP_REQUIRED: t.complete.failedTitle,
        FACTS_MISMATCH: t.complete.failedTitle,
        FORBIDDEN: t.complete.failedTitle,
        PROFILE_FORBIDDEN: t.complete.failed.forbidden,
        NETWORK_ERROR: t.complete.failed.offline,
        otherwise: t.complete.failed.other,
        technical: t.complete.failed.other,
      },
    },
  },
  firstSignIn: {
    // The contract's example is at this step: a signed-in customer continues there.
    title: t.verification.idTitle,
    calls: { getOnboardingSession: { loading: t.complete.creatingText } },
  },
  otpVerification: {
    title: t.other.title,
    calls: {
      verifyOtp: { ...verifyCode, success: t.password.title, login: login.en.title, OTP_LOCKED: t.other.blockedTitle },
      sendOtp: { success: t.code.resent, loading: t.code.resending, OTP_LOCKED: t.other.blockedTitle },
    },
  },
  setPassword: {
    title: t.password.title,
    calls: {
      setPassword: { ...setPassword, success: t.password.passcodeTitle, STEP_REQUIRED: t.password.stepRequiredTitle },
    },
  },
  setPasscode: {
    title: t.password.passcodeTitle,
    calls: {
      setPasscode: {
        success: login.en.title,
        loading: t.password.passcodeSubmitting,
        VALIDATION_ERROR: t.password.passcodeProblems.passcode.trivial,
        ALREADY_SET: t.password.passcodeAlreadySet,
        STEP_REQUIRED: t.password.stepRequiredTitle,
      },
    },
  },
}
