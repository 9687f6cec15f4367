// Generated from openapi.yaml and workflows.arazzo.yaml. Do not edit.
import type { Workflow } from '#arazzo/workflow.ts'

export type WorkflowText =
  | "Sign up a business"
  | "From a phone number to an account with a profile and a wallet."
  | "The owner's mobile number"
  | "The commercial registration or unified number"
  | "The owner's national ID or Iqama"
  | "The first password"
  | "Send the sign-up code"
  | "The response contains the code in the sandbox only."
  | "Verify the sign-up code"
  | "Send this token with every later call of the sign-up."
  | "Check the commercial registration"
  | "For an unknown business, the response is 200 with `valid` set to false."
  | "Screen the identity number"
  | "Match the identity with the phone"
  | "Request the approval in Nafath"
  | "Show the customer the number, and the link if there is one."
  | "Act as the person, or as compliance"
  | "Outside the sandbox, the customer approves in the Nafath app and you make no call."
  | "Poll the approval"
  | "Poll every 5 seconds until the request is approved or has failed."
  | "Screen the person and the business"
  | "List the active options of a category"
  | "The questionnaire takes the `code` of an option from each category."
  | "The purpose `other` also needs `purposeOther`."
  | "Answer the business questionnaire"
  | "Set the first password"
  | "Create the business profile"
  | "The values must match the verified facts."
  | "Sign in"
  | "From password and code to the tokens, calls with the access token, a token refresh and the sign-out."
  | "A phone number, a national ID or Iqama, or a unified number"
  | "The password of the account"
  | "Sign in with the password"
  | "The response contains the code in the sandbox only. Send the same device with each step of a sign-in."
  | "Verify the sign-in code"
  | "Who is signed in"
  | "Get balance and status"
  | "Refresh the tokens"
  | "The old refresh token is no longer valid. Using it again ends the session."
  | "Sign out"
  | "Sign in with a call"
  | "Some accounts confirm each sign-in by phone call. The code then starts the call, and the confirmed call leads to the tokens."
  | "The response has no tokens yet. The phone rings."
  | "Press 1 or 2 in a verification call"
  | "Outside the sandbox, the customer presses 1 on the phone and you make no call."
  | "Poll the verification call"
  | "Poll every 2 seconds until the call is confirmed or has failed."
  | "Complete a sign-in that was confirmed by phone"
  | "Recover the password"
  | "For a customer who forgot the password. It ends every session and a lock of 15 minutes."
  | "A national ID or Iqama, or the unified number of the business"
  | "The owner's date of birth"
  | "The new password. In the sandbox it equals the old one, so that the flow can run again"
  | "Begin a recovery"
  | "Set a new password in a recovery"

export const workflows = {
  "signUp": {
    "id": "signUp",
    "summary": "Sign up a business",
    "description": "From a phone number to an account with a profile and a wallet.",
    "inputs": [
      {
        "name": "phoneNumber",
        "description": "The owner's mobile number",
        "default": "+966551234567",
        "fresh": "phone_number"
      },
      {
        "name": "crNumber",
        "description": "The commercial registration or unified number",
        "default": "1012345678",
        "fresh": "cr_number"
      },
      {
        "name": "idNumber",
        "description": "The owner's national ID or Iqama",
        "default": "1112345671",
        "fresh": "id_number"
      },
      {
        "name": "password",
        "description": "The first password",
        "default": "Palm#Trees2031"
      }
    ],
    "steps": [
      {
        "id": "sendOtp",
        "operationId": "sendOtp",
        "method": "POST",
        "path": "/api/v1/auth/send-otp",
        "summary": "Send the sign-up code",
        "note": "The response contains the code in the sandbox only.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "phoneNumber": "$inputs.phoneNumber",
          "businessType": "freelancer"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "verifyOtp",
        "operationId": "verifyOtp",
        "method": "POST",
        "path": "/api/v1/auth/verify-otp",
        "summary": "Verify the sign-up code",
        "note": "Send this token with every later call of the sign-up.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "phoneNumber": "$inputs.phoneNumber",
          "otp": "$steps.sendOtp.outputs.otp"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/nextStep == 'set_credentials'"
        ],
        "retries": [],
        "outputs": {
          "onboardingToken": "$response.body#/token",
          "userId": "$response.body#/userId"
        },
        "messages": []
      },
      {
        "id": "validateCr",
        "operationId": "validateCr",
        "method": "POST",
        "path": "/api/v1/verification/validate-cr",
        "summary": "Check the commercial registration",
        "note": "For an unknown business, the response is 200 with `valid` set to false.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "crNumber": "$inputs.crNumber"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/valid == true"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "localScreening",
        "operationId": "localScreening",
        "method": "POST",
        "path": "/api/v1/verification/local-screening",
        "summary": "Screen the identity number",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "idNumber": "$inputs.idNumber"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'CLEAR'"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "idPhoneMatch",
        "operationId": "idPhoneMatch",
        "method": "POST",
        "path": "/api/v1/verification/id-phone-match",
        "summary": "Match the identity with the phone",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "idNumber": "$inputs.idNumber",
          "phoneNumber": "$inputs.phoneNumber"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "initiateNafath",
        "operationId": "initiateNafath",
        "method": "POST",
        "path": "/api/v1/nafath/initiate",
        "summary": "Request the approval in Nafath",
        "note": "Show the customer the number, and the link if there is one.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "nationalId": "$inputs.idNumber",
          "phoneE164": "$inputs.phoneNumber"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "nafathSessionId": "$response.body#/sessionId"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "nafath_request"
          }
        ]
      },
      {
        "id": "decideSandboxNafath",
        "operationId": "decideSandboxNafath",
        "method": "POST",
        "path": "/api/sandbox/nafath/{sessionId}/decision",
        "summary": "Act as the person, or as compliance",
        "note": "Outside the sandbox, the customer approves in the Nafath app and you make no call.",
        "caller": "customer",
        "parameters": [
          {
            "name": "sessionId",
            "in": "path",
            "value": "$steps.initiateNafath.outputs.nafathSessionId"
          }
        ],
        "payload": {
          "decision": "approve"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getNafathStatus",
        "operationId": "getNafathStatus",
        "method": "GET",
        "path": "/api/v1/nafath/status/{sessionId}",
        "summary": "Poll the approval",
        "note": "Poll every 5 seconds until the request is approved or has failed.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "sessionId",
            "in": "path",
            "value": "$steps.initiateNafath.outputs.nafathSessionId"
          },
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'approved'"
        ],
        "retries": [
          {
            "condition": "$response.body#/status == 'SENT'",
            "afterSeconds": 5,
            "limit": 120
          },
          {
            "condition": "$response.body#/status == 'pending'",
            "afterSeconds": 5,
            "limit": 120
          }
        ],
        "outputs": {},
        "messages": []
      },
      {
        "id": "runGlobalScreening",
        "operationId": "runGlobalScreening",
        "method": "POST",
        "path": "/api/v1/onboarding/global-screening",
        "summary": "Screen the person and the business",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "idNumber": "$inputs.idNumber",
          "phoneNumber": "$inputs.phoneNumber",
          "crNumber": "$inputs.crNumber",
          "businessType": "freelancer"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "listAnnualRevenues",
        "operationId": "listKybOptions",
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active options of a category",
        "note": "The questionnaire takes the `code` of an option from each category.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "category",
            "in": "query",
            "value": "annual_revenue"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "annualRevenue": "$response.body#/items/0/code"
        },
        "messages": []
      },
      {
        "id": "listBusinessActivities",
        "operationId": "listKybOptions",
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active options of a category",
        "caller": "integrator",
        "parameters": [
          {
            "name": "category",
            "in": "query",
            "value": "business_activity"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "businessActivity": "$response.body#/items/0/code"
        },
        "messages": []
      },
      {
        "id": "listPurposes",
        "operationId": "listKybOptions",
        "method": "GET",
        "path": "/api/v1/kyb/options",
        "summary": "List the active options of a category",
        "note": "The purpose `other` also needs `purposeOther`.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "category",
            "in": "query",
            "value": "purpose_of_account"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "accountPurpose": "$response.body#/items/0/code"
        },
        "messages": []
      },
      {
        "id": "submitKyb",
        "operationId": "submitKyb",
        "method": "POST",
        "path": "/api/v1/onboarding/kyb",
        "summary": "Answer the business questionnaire",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "annualRevenue": "$steps.listAnnualRevenues.outputs.annualRevenue",
          "businessActivity": "$steps.listBusinessActivities.outputs.businessActivity",
          "purposeOfAccount": [
            "$steps.listPurposes.outputs.accountPurpose"
          ]
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "setPassword",
        "operationId": "setPassword",
        "method": "POST",
        "path": "/api/v1/auth/set-password",
        "summary": "Set the first password",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "userId": "$steps.verifyOtp.outputs.userId",
          "password": "$inputs.password"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "createProfile",
        "operationId": "createProfile",
        "method": "POST",
        "path": "/api/v1/onboarding/create-profile",
        "summary": "Create the business profile",
        "note": "The values must match the verified facts.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyOtp.outputs.onboardingToken}"
          }
        ],
        "payload": {
          "userId": "$steps.verifyOtp.outputs.userId",
          "businessType": "FREELANCER",
          "businessName": "$steps.listBusinessActivities.outputs.businessActivity",
          "crNumber": "$inputs.crNumber",
          "freelancerLicense": "$inputs.crNumber",
          "nationalId": "$inputs.idNumber",
          "phoneE164": "$inputs.phoneNumber",
          "annualRevenue": "$steps.listAnnualRevenues.outputs.annualRevenue",
          "businessActivity": "$steps.listBusinessActivities.outputs.businessActivity",
          "accountPurpose": "$steps.listPurposes.outputs.accountPurpose"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'active'"
        ],
        "retries": [],
        "outputs": {
          "profileId": "$response.body#/profileId"
        },
        "messages": []
      }
    ],
    "outputs": {
      "userId": "$steps.verifyOtp.outputs.userId",
      "profileId": "$steps.createProfile.outputs.profileId"
    }
  },
  "signIn": {
    "id": "signIn",
    "summary": "Sign in",
    "description": "From password and code to the tokens, calls with the access token, a token refresh and the sign-out.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000010"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      }
    ],
    "steps": [
      {
        "id": "loginWithPassword",
        "operationId": "loginWithPassword",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "note": "The response contains the code in the sandbox only. Send the same device with each step of a sign-in.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == true"
        ],
        "retries": [],
        "outputs": {
          "userId": "$response.body#/userId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "verifyLoginOtp",
        "operationId": "verifyLoginOtp",
        "method": "POST",
        "path": "/api/v1/auth/login/verify-otp",
        "summary": "Verify the sign-in code",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "userId": "$steps.loginWithPassword.outputs.userId",
          "otp": "$steps.loginWithPassword.outputs.otp",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsCallback == false"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken",
          "refreshToken": "$response.body#/refreshToken"
        },
        "messages": []
      },
      {
        "id": "getMe",
        "operationId": "getMe",
        "method": "GET",
        "path": "/api/v1/auth/me",
        "summary": "Who is signed in",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyLoginOtp.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getWallet",
        "operationId": "getWallet",
        "method": "GET",
        "path": "/api/v1/wallet",
        "summary": "Get balance and status",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.verifyLoginOtp.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "refreshTokens",
        "operationId": "refreshTokens",
        "method": "POST",
        "path": "/api/v1/auth/refresh",
        "summary": "Refresh the tokens",
        "note": "The old refresh token is no longer valid. Using it again ends the session.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "refreshToken": "$steps.verifyLoginOtp.outputs.refreshToken"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken",
          "refreshToken": "$response.body#/refreshToken"
        },
        "messages": []
      },
      {
        "id": "logout",
        "operationId": "logout",
        "method": "POST",
        "path": "/api/v1/auth/logout",
        "summary": "Sign out",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "refreshToken": "$steps.refreshTokens.outputs.refreshToken"
        },
        "successCriteria": [
          "$statusCode == 204"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "userId": "$steps.loginWithPassword.outputs.userId"
    }
  },
  "signInWithCall": {
    "id": "signInWithCall",
    "summary": "Sign in with a call",
    "description": "Some accounts confirm each sign-in by phone call. The code then starts the call, and the confirmed call leads to the tokens.",
    "inputs": [
      {
        "name": "identifier",
        "description": "A phone number, a national ID or Iqama, or a unified number",
        "default": "0500000012"
      },
      {
        "name": "password",
        "description": "The password of the account",
        "default": "Sandbox#2026"
      }
    ],
    "steps": [
      {
        "id": "loginWithPassword",
        "operationId": "loginWithPassword",
        "method": "POST",
        "path": "/api/v1/auth/login/password",
        "summary": "Sign in with the password",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "emailOrPhone": "$inputs.identifier",
          "password": "$inputs.password",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsOtp == true"
        ],
        "retries": [],
        "outputs": {
          "userId": "$response.body#/userId",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "verifyLoginOtpForCall",
        "operationId": "verifyLoginOtp",
        "method": "POST",
        "path": "/api/v1/auth/login/verify-otp",
        "summary": "Verify the sign-in code",
        "note": "The response has no tokens yet. The phone rings.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "userId": "$steps.loginWithPassword.outputs.userId",
          "otp": "$steps.loginWithPassword.outputs.otp",
          "device": {
            "platform": "web",
            "userAgent": "Integrator/1.0",
            "screenResolution": "1280x800",
            "timezone": "Asia/Riyadh"
          }
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/needsCallback == true"
        ],
        "retries": [],
        "outputs": {
          "callbackId": "$response.body#/callbackId"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "call"
          }
        ]
      },
      {
        "id": "pressSandboxCall",
        "operationId": "pressSandboxCall",
        "method": "POST",
        "path": "/api/sandbox/calls/{callbackId}/press",
        "summary": "Press 1 or 2 in a verification call",
        "note": "Outside the sandbox, the customer presses 1 on the phone and you make no call.",
        "caller": "customer",
        "parameters": [
          {
            "name": "callbackId",
            "in": "path",
            "value": "$steps.verifyLoginOtpForCall.outputs.callbackId"
          }
        ],
        "payload": {
          "digit": 1
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      },
      {
        "id": "getCallbackStatus",
        "operationId": "getCallbackStatus",
        "method": "GET",
        "path": "/api/v1/auth/callback-status/{callbackId}",
        "summary": "Poll the verification call",
        "note": "Poll every 2 seconds until the call is confirmed or has failed.",
        "caller": "integrator",
        "parameters": [
          {
            "name": "callbackId",
            "in": "path",
            "value": "$steps.verifyLoginOtpForCall.outputs.callbackId"
          }
        ],
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/status == 'confirmed'"
        ],
        "retries": [
          {
            "condition": "$response.body#/status == 'calling'",
            "afterSeconds": 2,
            "limit": 60
          },
          {
            "condition": "$response.body#/status == 'pending'",
            "afterSeconds": 2,
            "limit": 60
          }
        ],
        "outputs": {},
        "messages": []
      },
      {
        "id": "completeCallback",
        "operationId": "completeCallback",
        "method": "POST",
        "path": "/api/v1/auth/callback-complete/{callbackId}",
        "summary": "Complete a sign-in that was confirmed by phone",
        "caller": "integrator",
        "parameters": [
          {
            "name": "callbackId",
            "in": "path",
            "value": "$steps.verifyLoginOtpForCall.outputs.callbackId"
          }
        ],
        "payload": {
          "platform": "web",
          "userAgent": "Integrator/1.0",
          "screenResolution": "1280x800",
          "timezone": "Asia/Riyadh"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "accessToken": "$response.body#/accessToken",
          "refreshToken": "$response.body#/refreshToken"
        },
        "messages": []
      },
      {
        "id": "getMe",
        "operationId": "getMe",
        "method": "GET",
        "path": "/api/v1/auth/me",
        "summary": "Who is signed in",
        "caller": "integrator",
        "parameters": [
          {
            "name": "Authorization",
            "in": "header",
            "value": "Bearer {$steps.completeCallback.outputs.accessToken}"
          }
        ],
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "userId": "$steps.loginWithPassword.outputs.userId"
    }
  },
  "recovery": {
    "id": "recovery",
    "summary": "Recover the password",
    "description": "For a customer who forgot the password. It ends every session and a lock of 15 minutes.",
    "inputs": [
      {
        "name": "idUnn",
        "description": "A national ID or Iqama, or the unified number of the business",
        "default": "1990200170"
      },
      {
        "name": "dateOfBirth",
        "description": "The owner's date of birth",
        "default": "2012-12-03"
      },
      {
        "name": "newPassword",
        "description": "The new password. In the sandbox it equals the old one, so that the flow can run again",
        "default": "Sandbox#2026"
      }
    ],
    "steps": [
      {
        "id": "forgotPassword",
        "operationId": "forgotPassword",
        "method": "POST",
        "path": "/api/v1/auth/forgot-password",
        "summary": "Begin a recovery",
        "note": "The response contains the code in the sandbox only.",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "idUnn": "$inputs.idUnn",
          "dateOfBirth": "$inputs.dateOfBirth"
        },
        "successCriteria": [
          "$statusCode == 200"
        ],
        "retries": [],
        "outputs": {
          "resetToken": "$response.body#/resetToken",
          "otp": "$response.body#/otpCode"
        },
        "messages": [
          {
            "from": "plink",
            "to": "customer",
            "what": "code_by_sms"
          },
          {
            "from": "customer",
            "to": "integrator",
            "what": "code_typed"
          }
        ]
      },
      {
        "id": "resetPassword",
        "operationId": "resetPassword",
        "method": "POST",
        "path": "/api/v1/auth/reset-password",
        "summary": "Set a new password in a recovery",
        "caller": "integrator",
        "parameters": [],
        "payload": {
          "resetToken": "$steps.forgotPassword.outputs.resetToken",
          "otp": "$steps.forgotPassword.outputs.otp",
          "newPassword": "$inputs.newPassword"
        },
        "successCriteria": [
          "$statusCode == 200",
          "$response.body#/success == true"
        ],
        "retries": [],
        "outputs": {},
        "messages": []
      }
    ],
    "outputs": {
      "resetToken": "$steps.forgotPassword.outputs.resetToken"
    }
  }
} as const satisfies Record<string, Workflow<WorkflowText>>
