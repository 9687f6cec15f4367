/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AccountLockedResponse,
  AccountRegistration,
  ActionExpiredResponse,
  BusinessDocument,
  BusinessDocumentList,
  BusinessDocumentNotFoundResponse,
  ChangeEmail422,
  ChangeEmailRequest,
  ChangeMessageLanguageRequest,
  ChangePasswordHeaders,
  ChangePasswordRequest,
  CodeNotSentResponse,
  CodeOrActionExpiredResponse,
  ConfirmEmailChange404,
  ConfirmEmailChange410,
  ConfirmEmailChangeHeaders,
  ConfirmEmailChangeRequest,
  ConfirmPhoneChangeHeaders,
  ConfirmPhoneChangeRequest,
  ConfirmedEmail,
  EmailChange,
  EmailChangeNotFoundResponse,
  EmailFrozenResponse,
  EmailLimitedResponse,
  EndSession404,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestError,
  InvalidRequestResponse,
  Me,
  NewestEmailChange,
  NewestPhoneChange,
  NoWalletResponse,
  OtpLockedResponse,
  PasswordWrongResponse,
  PayloadTooLargeResponse,
  PhoneChange,
  PhoneChangeCode,
  PhoneChangeNotFoundResponse,
  RateLimitedResponse,
  RoleRequiredResponse,
  SecurityEventList,
  SendEmailLinkHeaders,
  SendPhoneChangeCodeHeaders,
  ServerBusyResponse,
  ServiceUnavailableResponse,
  SessionList,
  SessionsEnded,
  StartPhoneChange409,
  StartPhoneChange423,
  StartPhoneChangeHeaders,
  StartPhoneChangeRequest,
  TimeoutResponse,
  Tokens,
  TooManyCodesResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  UploadBusinessDocument409,
  UploadBusinessDocument413,
  UploadBusinessDocument422,
  UploadBusinessDocumentParams,
  UploadRunningResponse,
  WalletFrozenResponse,
  WrongCodeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getChangePasswordUrl = () => {

  return `/api/v1/auth/change-password`
}

/**
 * Ends every session, including the calling one, and returns the tokens of a new session for this device. The password rules are those of `resetPassword`. Wrong current passwords count as failed sign-ins. A retry may get 401 because the password has already been changed.
 * @summary Change the password while signed in
 */
export const changePassword = async (changePasswordRequest: ChangePasswordRequest,
    headers?: ChangePasswordHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Tokens> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Tokens>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordRequest)
  }
);}

export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const useChangePasswordMutationOptions = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PasswordWrongResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  changePassword(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<ChangePasswordRequest>
    export type ChangePasswordMutationError = ErrorType<InvalidRequestError | UnauthenticatedResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PasswordWrongResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<ChangePasswordRequest>;headers?: ChangePasswordHeaders}

    /**
 * @summary Change the password while signed in
 */
export const useChangePassword = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PasswordWrongResponse | AccountLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(useChangePasswordMutationOptions(options), queryClient);
    }
    export const getGetMeUrl = () => {

  return `/api/v1/auth/me`
}

/**
 * @summary Who is signed in
 */
export const getMe = async ( options?: Parameters<typeof fetcher>[1]): Promise<Me> => {

  return fetcher<Me>(getGetMeUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetMeQueryKey = () => {
    return [
    `/api/v1/auth/me`
    ] as const;
    }

export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is signed in
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getChangeEmailUrl = () => {

  return `/api/v1/auth/me`
}

/**
 * How support reaches the business beside the phone. Codes never go there.
 *
 * A new address gets a message with a link, which is valid for a day and works once: `confirmEmailChange`. Until then the old address stays; `getEmailChange` has what became of it,
 * `sendEmailLink` sends the link again, and `cancelEmailChange` ends the change. A newer change ends the one before it, and repeating a change that waits changes nothing. An address
 * that was stored before emails were confirmed is confirmed by changing to it. Any number of accounts may have the same address.
 *
 * Wrong passwords count as failed sign-ins. The phone and the old address are told of what happened.
 * @summary Change or remove the email of the business
 */
export const changeEmail = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<Me> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Me>(getChangeEmailUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmailRequest)
  }
);}

export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const useChangeEmailMutationOptions = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | EmailFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangeEmail422 | AccountLockedResponse | EmailLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = BodyType<ChangeEmailRequest>
    export type ChangeEmailMutationError = ErrorType<InvalidRequestError | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | EmailFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangeEmail422 | AccountLockedResponse | EmailLimitedResponse | UnknownErrorResponse | ServerBusyResponse>
    export type ChangeEmailMutationVariables = {data: BodyType<ChangeEmailRequest>}

    /**
 * @summary Change or remove the email of the business
 */
export const useChangeEmail = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | RoleRequiredResponse | NoWalletResponse | EmailFrozenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangeEmail422 | AccountLockedResponse | EmailLimitedResponse | UnknownErrorResponse | ServerBusyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(useChangeEmailMutationOptions(options), queryClient);
    }
    export const getChangeMessageLanguageUrl = () => {

  return `/api/v1/auth/me/message-language`
}

/**
 * Of SMS and emails to the customer. The language at sign-up is the first one.
 * @summary Change the language of messages
 */
export const changeMessageLanguage = async (changeMessageLanguageRequest: ChangeMessageLanguageRequest, options?: Parameters<typeof fetcher>[1]): Promise<Me> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Me>(getChangeMessageLanguageUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeMessageLanguageRequest)
  }
);}

export const getChangeMessageLanguageMutationKey = () => ['changeMessageLanguage'] as const;

export const useChangeMessageLanguageMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMessageLanguage>>, TError,ChangeMessageLanguageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeMessageLanguage>>, TError,ChangeMessageLanguageMutationVariables, TContext> => {

const mutationKey = getChangeMessageLanguageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeMessageLanguage>>, ChangeMessageLanguageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeMessageLanguage(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeMessageLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof changeMessageLanguage>>>
    export type ChangeMessageLanguageMutationBody = BodyType<ChangeMessageLanguageRequest>
    export type ChangeMessageLanguageMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeMessageLanguageMutationVariables = {data: BodyType<ChangeMessageLanguageRequest>}

    /**
 * @summary Change the language of messages
 */
export const useChangeMessageLanguage = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMessageLanguage>>, TError,ChangeMessageLanguageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeMessageLanguage>>,
        TError,
        ChangeMessageLanguageMutationVariables,
        TContext
      > => {
      return useMutation(useChangeMessageLanguageMutationOptions(options), queryClient);
    }
    export const getGetRegistrationUrl = () => {

  return `/api/v1/auth/me/registration`
}

/**
 * As the commercial registry had it at sign-up.
 * @summary Read the registration and the accepted terms
 */
export const getRegistration = async ( options?: Parameters<typeof fetcher>[1]): Promise<AccountRegistration> => {

  return fetcher<AccountRegistration>(getGetRegistrationUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetRegistrationQueryKey = () => {
    return [
    `/api/v1/auth/me/registration`
    ] as const;
    }

export const getGetRegistrationQueryOptions = <TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegistrationQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegistration>>> = ({ signal }) => getRegistration({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegistrationQueryResult = NonNullable<Awaited<ReturnType<typeof getRegistration>>>
export type GetRegistrationQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistration>>,
          TError,
          Awaited<ReturnType<typeof getRegistration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegistration>>,
          TError,
          Awaited<ReturnType<typeof getRegistration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the registration and the accepted terms
 */

export function useGetRegistration<TData = Awaited<ReturnType<typeof getRegistration>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegistrationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListBusinessDocumentsUrl = () => {

  return `/api/v1/business-documents`
}

/**
 * What its owners have uploaded about it, newest first. All of them: a business has at most 20. `requests` are the documents that our staff ask for: an owner answers one with `uploadBusinessDocument` of its kind.
 * @summary List the documents of the business
 */
export const listBusinessDocuments = async ( options?: Parameters<typeof fetcher>[1]): Promise<BusinessDocumentList> => {

  return fetcher<BusinessDocumentList>(getListBusinessDocumentsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListBusinessDocumentsQueryKey = () => {
    return [
    `/api/v1/business-documents`
    ] as const;
    }

export const getListBusinessDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listBusinessDocuments>>, TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusinessDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBusinessDocumentsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBusinessDocuments>>> = ({ signal }) => listBusinessDocuments({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBusinessDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBusinessDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listBusinessDocuments>>>
export type ListBusinessDocumentsQueryError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListBusinessDocuments<TData = Awaited<ReturnType<typeof listBusinessDocuments>>, TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusinessDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBusinessDocuments>>,
          TError,
          Awaited<ReturnType<typeof listBusinessDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBusinessDocuments<TData = Awaited<ReturnType<typeof listBusinessDocuments>>, TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusinessDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBusinessDocuments>>,
          TError,
          Awaited<ReturnType<typeof listBusinessDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBusinessDocuments<TData = Awaited<ReturnType<typeof listBusinessDocuments>>, TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusinessDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents of the business
 */

export function useListBusinessDocuments<TData = Awaited<ReturnType<typeof listBusinessDocuments>>, TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBusinessDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBusinessDocumentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUploadBusinessDocumentUrl = (businessDocumentId: string,
    params: UploadBusinessDocumentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/business-documents/${encodeURIComponent(String(businessDocumentId))}?${stringifiedParams}` : `/api/v1/business-documents/${encodeURIComponent(String(businessDocumentId))}`
}

/**
 * A PDF or an image (JPEG, PNG, WebP, HEIC) of at most 10 MB. The content says which, whatever `Content-Type` says. The client chooses the `businessDocumentId`: an upload that is
 * repeated with the same one stores nothing and returns what is stored. Our staff see the documents. A document of a kind that they have asked for answers their request.
 *
 * A business has at most 20 documents, and uploads one at a time. A body that does not arrive within 30 seconds is cut off.
 * @summary Upload a document of the business
 */
export const uploadBusinessDocument = async (businessDocumentId: string,
    uploadBusinessDocumentBody: Blob,
    params: UploadBusinessDocumentParams, options?: Parameters<typeof fetcher>[1]): Promise<BusinessDocument> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BusinessDocument>(getUploadBusinessDocumentUrl(businessDocumentId,params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: uploadBusinessDocumentBody
  }
);}

export const getUploadBusinessDocumentMutationKey = () => ['uploadBusinessDocument'] as const;

export const useUploadBusinessDocumentMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BusinessDocumentNotFoundResponse | UploadBusinessDocument409 | UploadBusinessDocument413 | UploadBusinessDocument422 | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadBusinessDocument>>, TError,UploadBusinessDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadBusinessDocument>>, TError,UploadBusinessDocumentMutationVariables, TContext> => {

const mutationKey = getUploadBusinessDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadBusinessDocument>>, UploadBusinessDocumentMutationVariables> = (props) => {
          const {businessDocumentId,data,params} = props ?? {};

          return  uploadBusinessDocument(businessDocumentId,data,params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type UploadBusinessDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadBusinessDocument>>>
    export type UploadBusinessDocumentMutationBody = BodyType<Blob>
    export type UploadBusinessDocumentMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BusinessDocumentNotFoundResponse | UploadBusinessDocument409 | UploadBusinessDocument413 | UploadBusinessDocument422 | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UploadBusinessDocumentMutationVariables = {businessDocumentId: string;data: BodyType<Blob>;params: UploadBusinessDocumentParams}

    /**
 * @summary Upload a document of the business
 */
export const useUploadBusinessDocument = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BusinessDocumentNotFoundResponse | UploadBusinessDocument409 | UploadBusinessDocument413 | UploadBusinessDocument422 | UploadRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadBusinessDocument>>, TError,UploadBusinessDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadBusinessDocument>>,
        TError,
        UploadBusinessDocumentMutationVariables,
        TContext
      > => {
      return useMutation(useUploadBusinessDocumentMutationOptions(options), queryClient);
    }
    export const getDownloadBusinessDocumentUrl = (businessDocumentId: string,) => {

  return `/api/v1/business-documents/${encodeURIComponent(String(businessDocumentId))}`
}

/**
 * As it was uploaded, to be saved and not to be shown.
 * @summary Download a document of the business
 */
export const downloadBusinessDocument = async (businessDocumentId: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadBusinessDocumentUrl(businessDocumentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getDownloadBusinessDocumentMutationKey = () => ['downloadBusinessDocument'] as const;

export const useDownloadBusinessDocumentMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BusinessDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadBusinessDocument>>, TError,DownloadBusinessDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadBusinessDocument>>, TError,DownloadBusinessDocumentMutationVariables, TContext> => {

const mutationKey = getDownloadBusinessDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadBusinessDocument>>, DownloadBusinessDocumentMutationVariables> = (props) => {
          const {businessDocumentId} = props ?? {};

          return  downloadBusinessDocument(businessDocumentId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DownloadBusinessDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof downloadBusinessDocument>>>

    export type DownloadBusinessDocumentMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BusinessDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DownloadBusinessDocumentMutationVariables = {businessDocumentId: string}

    /**
 * @summary Download a document of the business
 */
export const useDownloadBusinessDocument = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | BusinessDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadBusinessDocument>>, TError,DownloadBusinessDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadBusinessDocument>>,
        TError,
        DownloadBusinessDocumentMutationVariables,
        TContext
      > => {
      return useMutation(useDownloadBusinessDocumentMutationOptions(options), queryClient);
    }
    export const getDeleteBusinessDocumentUrl = (businessDocumentId: string,) => {

  return `/api/v1/business-documents/${encodeURIComponent(String(businessDocumentId))}`
}

/**
 * For good. Another one can be uploaded in its place. A request of our staff that it answered is open again, unless they have closed it.
 * @summary Delete a document of the business
 */
export const deleteBusinessDocument = async (businessDocumentId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteBusinessDocumentUrl(businessDocumentId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteBusinessDocumentMutationKey = () => ['deleteBusinessDocument'] as const;

export const useDeleteBusinessDocumentMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BusinessDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBusinessDocument>>, TError,DeleteBusinessDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBusinessDocument>>, TError,DeleteBusinessDocumentMutationVariables, TContext> => {

const mutationKey = getDeleteBusinessDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBusinessDocument>>, DeleteBusinessDocumentMutationVariables> = (props) => {
          const {businessDocumentId} = props ?? {};

          return  deleteBusinessDocument(businessDocumentId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeleteBusinessDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBusinessDocument>>>

    export type DeleteBusinessDocumentMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BusinessDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DeleteBusinessDocumentMutationVariables = {businessDocumentId: string}

    /**
 * @summary Delete a document of the business
 */
export const useDeleteBusinessDocument = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | BusinessDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBusinessDocument>>, TError,DeleteBusinessDocumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBusinessDocument>>,
        TError,
        DeleteBusinessDocumentMutationVariables,
        TContext
      > => {
      return useMutation(useDeleteBusinessDocumentMutationOptions(options), queryClient);
    }
    export const getGetEmailChangeUrl = () => {

  return `/api/v1/auth/email-changes`
}

/**
 * @summary Read the newest change of the email
 */
export const getEmailChange = async ( options?: Parameters<typeof fetcher>[1]): Promise<NewestEmailChange> => {

  return fetcher<NewestEmailChange>(getGetEmailChangeUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetEmailChangeQueryKey = () => {
    return [
    `/api/v1/auth/email-changes`
    ] as const;
    }

export const getGetEmailChangeQueryOptions = <TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmailChangeQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmailChange>>> = ({ signal }) => getEmailChange({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmailChangeQueryResult = NonNullable<Awaited<ReturnType<typeof getEmailChange>>>
export type GetEmailChangeQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailChange>>,
          TError,
          Awaited<ReturnType<typeof getEmailChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailChange>>,
          TError,
          Awaited<ReturnType<typeof getEmailChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the newest change of the email
 */

export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmailChangeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getConfirmEmailChangeUrl = () => {

  return `/api/v1/auth/email-changes/confirm`
}

/**
 * For the page that the link opens. Nobody has to be signed in, because the mailbox may be on another device. The page asks for a press of a button first: programs that look for
 * harmful links open every link of a message.
 * @summary Confirm an email with the token of its link
 */
export const confirmEmailChange = async (confirmEmailChangeRequest: ConfirmEmailChangeRequest,
    headers?: ConfirmEmailChangeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ConfirmedEmail> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<ConfirmedEmail>(getConfirmEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmEmailChangeRequest)
  }
);}

export const getConfirmEmailChangeMutationKey = () => ['confirmEmailChange'] as const;

export const useConfirmEmailChangeMutationOptions = <TError = ErrorType<InvalidRequestResponse | ConfirmEmailChange404 | WalletFrozenResponse | ConfirmEmailChange410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext> => {

const mutationKey = getConfirmEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailChange>>, ConfirmEmailChangeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  confirmEmailChange(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
    export type ConfirmEmailChangeMutationBody = BodyType<ConfirmEmailChangeRequest>
    export type ConfirmEmailChangeMutationError = ErrorType<InvalidRequestResponse | ConfirmEmailChange404 | WalletFrozenResponse | ConfirmEmailChange410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmEmailChangeMutationVariables = {data: BodyType<ConfirmEmailChangeRequest>;headers?: ConfirmEmailChangeHeaders}

    /**
 * @summary Confirm an email with the token of its link
 */
export const useConfirmEmailChange = <TError = ErrorType<InvalidRequestResponse | ConfirmEmailChange404 | WalletFrozenResponse | ConfirmEmailChange410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailChange>>,
        TError,
        ConfirmEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmEmailChangeMutationOptions(options), queryClient);
    }
    export const getSendEmailLinkUrl = (emailChangeId: string,) => {

  return `/api/v1/auth/email-changes/${encodeURIComponent(String(emailChangeId))}/link`
}

/**
 * It is valid for a day from now. The earlier link no longer works. At most 10 links are sent for a business within an hour, first ones included.
 * @summary Send the link of a change of email again
 */
export const sendEmailLink = async (emailChangeId: string,
    headers?: SendEmailLinkHeaders, options?: Parameters<typeof fetcher>[1]): Promise<EmailChange> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<EmailChange>(getSendEmailLinkUrl(emailChangeId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getSendEmailLinkMutationKey = () => ['sendEmailLink'] as const;

export const useSendEmailLinkMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | EmailChangeNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | EmailLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEmailLink>>, TError,SendEmailLinkMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendEmailLink>>, TError,SendEmailLinkMutationVariables, TContext> => {

const mutationKey = getSendEmailLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendEmailLink>>, SendEmailLinkMutationVariables> = (props) => {
          const {emailChangeId,headers} = props ?? {};

          return  sendEmailLink(emailChangeId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendEmailLinkMutationResult = NonNullable<Awaited<ReturnType<typeof sendEmailLink>>>

    export type SendEmailLinkMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | EmailChangeNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | EmailLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SendEmailLinkMutationVariables = {emailChangeId: string;headers?: SendEmailLinkHeaders}

    /**
 * @summary Send the link of a change of email again
 */
export const useSendEmailLink = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | EmailChangeNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | EmailLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEmailLink>>, TError,SendEmailLinkMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendEmailLink>>,
        TError,
        SendEmailLinkMutationVariables,
        TContext
      > => {
      return useMutation(useSendEmailLinkMutationOptions(options), queryClient);
    }
    export const getCancelEmailChangeUrl = (emailChangeId: string,) => {

  return `/api/v1/auth/email-changes/${encodeURIComponent(String(emailChangeId))}/cancel`
}

/**
 * Its link no longer works. Repeating it changes nothing.
 * @summary Cancel a change of the email
 */
export const cancelEmailChange = async (emailChangeId: string, options?: Parameters<typeof fetcher>[1]): Promise<EmailChange> => {

  return fetcher<EmailChange>(getCancelEmailChangeUrl(emailChangeId),
  {
    ...options,
    method: 'POST'

  }
);}

export const getCancelEmailChangeMutationKey = () => ['cancelEmailChange'] as const;

export const useCancelEmailChangeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | EmailChangeNotFoundResponse | ActionExpiredResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,CancelEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,CancelEmailChangeMutationVariables, TContext> => {

const mutationKey = getCancelEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelEmailChange>>, CancelEmailChangeMutationVariables> = (props) => {
          const {emailChangeId} = props ?? {};

          return  cancelEmailChange(emailChangeId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CancelEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEmailChange>>>

    export type CancelEmailChangeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | EmailChangeNotFoundResponse | ActionExpiredResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CancelEmailChangeMutationVariables = {emailChangeId: string}

    /**
 * @summary Cancel a change of the email
 */
export const useCancelEmailChange = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | EmailChangeNotFoundResponse | ActionExpiredResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,CancelEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelEmailChange>>,
        TError,
        CancelEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(useCancelEmailChangeMutationOptions(options), queryClient);
    }
    export const getGetPhoneChangeUrl = () => {

  return `/api/v1/auth/phone-changes`
}

/**
 * @summary Read the newest change of the mobile number
 */
export const getPhoneChange = async ( options?: Parameters<typeof fetcher>[1]): Promise<NewestPhoneChange> => {

  return fetcher<NewestPhoneChange>(getGetPhoneChangeUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetPhoneChangeQueryKey = () => {
    return [
    `/api/v1/auth/phone-changes`
    ] as const;
    }

export const getGetPhoneChangeQueryOptions = <TData = Awaited<ReturnType<typeof getPhoneChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhoneChange>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPhoneChangeQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPhoneChange>>> = ({ signal }) => getPhoneChange({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPhoneChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPhoneChangeQueryResult = NonNullable<Awaited<ReturnType<typeof getPhoneChange>>>
export type GetPhoneChangeQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetPhoneChange<TData = Awaited<ReturnType<typeof getPhoneChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhoneChange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPhoneChange>>,
          TError,
          Awaited<ReturnType<typeof getPhoneChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhoneChange<TData = Awaited<ReturnType<typeof getPhoneChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhoneChange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPhoneChange>>,
          TError,
          Awaited<ReturnType<typeof getPhoneChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhoneChange<TData = Awaited<ReturnType<typeof getPhoneChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhoneChange>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the newest change of the mobile number
 */

export function useGetPhoneChange<TData = Awaited<ReturnType<typeof getPhoneChange>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhoneChange>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPhoneChangeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getStartPhoneChangeUrl = () => {

  return `/api/v1/auth/phone-changes`
}

/**
 * Sends a code to the present number. `confirmPhoneChange` takes it; then `sendPhoneChangeCode` sends one to the new number, and `confirmPhoneChange` takes that too. Then the
 * change waits, for a day unless the operator says otherwise, and takes effect. Until then `cancelPhoneChange` ends it. The present number is told of each step.
 *
 * Who no longer has the present number asks support. Wrong passwords count as failed sign-ins. Without both codes, nothing remains of it after 15 minutes, and a newer one
 * replaces it. It fails if somebody else opens an account with the number meanwhile. While the wallet is frozen, none starts, is confirmed or takes effect.
 *
 * It tells whether the new number has an account, and counts as a look-up of `findRecipient`.
 * @summary Start a change of the mobile number
 */
export const startPhoneChange = async (startPhoneChangeRequest: StartPhoneChangeRequest,
    headers?: StartPhoneChangeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PhoneChangeCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<PhoneChangeCode>(getStartPhoneChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(startPhoneChangeRequest)
  }
);}

export const getStartPhoneChangeMutationKey = () => ['startPhoneChange'] as const;

export const useStartPhoneChangeMutationOptions = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | StartPhoneChange409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PasswordWrongResponse | StartPhoneChange423 | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServerBusyResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPhoneChange>>, TError,StartPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof startPhoneChange>>, TError,StartPhoneChangeMutationVariables, TContext> => {

const mutationKey = getStartPhoneChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPhoneChange>>, StartPhoneChangeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  startPhoneChange(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type StartPhoneChangeMutationResult = NonNullable<Awaited<ReturnType<typeof startPhoneChange>>>
    export type StartPhoneChangeMutationBody = BodyType<StartPhoneChangeRequest>
    export type StartPhoneChangeMutationError = ErrorType<InvalidRequestError | UnauthenticatedResponse | StartPhoneChange409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PasswordWrongResponse | StartPhoneChange423 | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServerBusyResponse | TimeoutResponse>
    export type StartPhoneChangeMutationVariables = {data: BodyType<StartPhoneChangeRequest>;headers?: StartPhoneChangeHeaders}

    /**
 * @summary Start a change of the mobile number
 */
export const useStartPhoneChange = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | StartPhoneChange409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PasswordWrongResponse | StartPhoneChange423 | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServerBusyResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPhoneChange>>, TError,StartPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPhoneChange>>,
        TError,
        StartPhoneChangeMutationVariables,
        TContext
      > => {
      return useMutation(useStartPhoneChangeMutationOptions(options), queryClient);
    }
    export const getConfirmPhoneChangeUrl = (phoneChangeId: string,) => {

  return `/api/v1/auth/phone-changes/${encodeURIComponent(String(phoneChangeId))}/confirm`
}

/**
 * The code of the present number first, then the one of the new number.
 * @summary Confirm a code of a change of number
 */
export const confirmPhoneChange = async (phoneChangeId: string,
    confirmPhoneChangeRequest: ConfirmPhoneChangeRequest,
    headers?: ConfirmPhoneChangeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PhoneChange> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<PhoneChange>(getConfirmPhoneChangeUrl(phoneChangeId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmPhoneChangeRequest)
  }
);}

export const getConfirmPhoneChangeMutationKey = () => ['confirmPhoneChange'] as const;

export const useConfirmPhoneChangeMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | WalletFrozenResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPhoneChange>>, TError,ConfirmPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPhoneChange>>, TError,ConfirmPhoneChangeMutationVariables, TContext> => {

const mutationKey = getConfirmPhoneChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPhoneChange>>, ConfirmPhoneChangeMutationVariables> = (props) => {
          const {phoneChangeId,data,headers} = props ?? {};

          return  confirmPhoneChange(phoneChangeId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmPhoneChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPhoneChange>>>
    export type ConfirmPhoneChangeMutationBody = BodyType<ConfirmPhoneChangeRequest>
    export type ConfirmPhoneChangeMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | WalletFrozenResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmPhoneChangeMutationVariables = {phoneChangeId: string;data: BodyType<ConfirmPhoneChangeRequest>;headers?: ConfirmPhoneChangeHeaders}

    /**
 * @summary Confirm a code of a change of number
 */
export const useConfirmPhoneChange = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | WalletFrozenResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPhoneChange>>, TError,ConfirmPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPhoneChange>>,
        TError,
        ConfirmPhoneChangeMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmPhoneChangeMutationOptions(options), queryClient);
    }
    export const getSendPhoneChangeCodeUrl = (phoneChangeId: string,) => {

  return `/api/v1/auth/phone-changes/${encodeURIComponent(String(phoneChangeId))}/code`
}

/**
 * To the present or to the new number, for the first time or again. The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code that a change of number waits for
 */
export const sendPhoneChangeCode = async (phoneChangeId: string,
    headers?: SendPhoneChangeCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PhoneChangeCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<PhoneChangeCode>(getSendPhoneChangeCodeUrl(phoneChangeId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getSendPhoneChangeCodeMutationKey = () => ['sendPhoneChangeCode'] as const;

export const useSendPhoneChangeCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPhoneChangeCode>>, TError,SendPhoneChangeCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendPhoneChangeCode>>, TError,SendPhoneChangeCodeMutationVariables, TContext> => {

const mutationKey = getSendPhoneChangeCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendPhoneChangeCode>>, SendPhoneChangeCodeMutationVariables> = (props) => {
          const {phoneChangeId,headers} = props ?? {};

          return  sendPhoneChangeCode(phoneChangeId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendPhoneChangeCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendPhoneChangeCode>>>

    export type SendPhoneChangeCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type SendPhoneChangeCodeMutationVariables = {phoneChangeId: string;headers?: SendPhoneChangeCodeHeaders}

    /**
 * @summary Send the code that a change of number waits for
 */
export const useSendPhoneChangeCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPhoneChangeCode>>, TError,SendPhoneChangeCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendPhoneChangeCode>>,
        TError,
        SendPhoneChangeCodeMutationVariables,
        TContext
      > => {
      return useMutation(useSendPhoneChangeCodeMutationOptions(options), queryClient);
    }
    export const getCancelPhoneChangeUrl = (phoneChangeId: string,) => {

  return `/api/v1/auth/phone-changes/${encodeURIComponent(String(phoneChangeId))}/cancel`
}

/**
 * Repeating it changes nothing.
 * @summary Cancel a change of the mobile number
 */
export const cancelPhoneChange = async (phoneChangeId: string, options?: Parameters<typeof fetcher>[1]): Promise<PhoneChange> => {

  return fetcher<PhoneChange>(getCancelPhoneChangeUrl(phoneChangeId),
  {
    ...options,
    method: 'POST'

  }
);}

export const getCancelPhoneChangeMutationKey = () => ['cancelPhoneChange'] as const;

export const useCancelPhoneChangeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | ActionExpiredResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPhoneChange>>, TError,CancelPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPhoneChange>>, TError,CancelPhoneChangeMutationVariables, TContext> => {

const mutationKey = getCancelPhoneChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPhoneChange>>, CancelPhoneChangeMutationVariables> = (props) => {
          const {phoneChangeId} = props ?? {};

          return  cancelPhoneChange(phoneChangeId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CancelPhoneChangeMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPhoneChange>>>

    export type CancelPhoneChangeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | ActionExpiredResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CancelPhoneChangeMutationVariables = {phoneChangeId: string}

    /**
 * @summary Cancel a change of the mobile number
 */
export const useCancelPhoneChange = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | PhoneChangeNotFoundResponse | ActionExpiredResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPhoneChange>>, TError,CancelPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPhoneChange>>,
        TError,
        CancelPhoneChangeMutationVariables,
        TContext
      > => {
      return useMutation(useCancelPhoneChangeMutationOptions(options), queryClient);
    }
    export const getListSessionsUrl = () => {

  return `/api/v1/auth/sessions`
}

/**
 * The calling session comes first, then by last use.
 * @summary List the devices that are signed in
 */
export const listSessions = async ( options?: Parameters<typeof fetcher>[1]): Promise<SessionList> => {

  return fetcher<SessionList>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSessionsQueryKey = () => {
    return [
    `/api/v1/auth/sessions`
    ] as const;
    }

export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the devices that are signed in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getEndOtherSessionsUrl = () => {

  return `/api/v1/auth/sessions`
}

/**
 * @summary End all other sessions
 */
export const endOtherSessions = async ( options?: Parameters<typeof fetcher>[1]): Promise<SessionsEnded> => {

  return fetcher<SessionsEnded>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const useEndOtherSessionsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, void> = () => {

          return  endOtherSessions(requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>

    export type EndOtherSessionsMutationError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

    /**
 * @summary End all other sessions
 */
export const useEndOtherSessions = <TError = ErrorType<UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(useEndOtherSessionsMutationOptions(options), queryClient);
    }
    export const getEndSessionUrl = (sessionId: string,) => {

  return `/api/v1/auth/sessions/${encodeURIComponent(String(sessionId))}`
}

/**
 * May also be the calling session.
 * @summary End a session
 */
export const endSession = async (sessionId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getEndSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getEndSessionMutationKey = () => ['endSession'] as const;

export const useEndSessionMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | EndSession404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {sessionId} = props ?? {};

          return  endSession(sessionId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | EndSession404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type EndSessionMutationVariables = {sessionId: string}

    /**
 * @summary End a session
 */
export const useEndSession = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | EndSession404 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(useEndSessionMutationOptions(options), queryClient);
    }
    export const getListSecurityEventsUrl = () => {

  return `/api/v1/auth/events`
}

/**
 * The newest 50, newest first.
 * @summary List the recent security events
 */
export const listSecurityEvents = async ( options?: Parameters<typeof fetcher>[1]): Promise<SecurityEventList> => {

  return fetcher<SecurityEventList>(getListSecurityEventsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSecurityEventsQueryKey = () => {
    return [
    `/api/v1/auth/events`
    ] as const;
    }

export const getListSecurityEventsQueryOptions = <TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecurityEventsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecurityEvents>>> = ({ signal }) => listSecurityEvents({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecurityEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecurityEvents>>>
export type ListSecurityEventsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the recent security events
 */

export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecurityEventsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

