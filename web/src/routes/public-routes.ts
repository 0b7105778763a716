import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readSignInQuery } from '#layout/access/sign-in-query.ts'
import { Waiting } from '#shared/page/Waiting.tsx'
import { root } from '#routes/root-route.tsx'
import { screens } from '#routes/screens.ts'

const SignIn = lazyRouteComponent(screens['/login'], 'SignIn')

const readToken = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {}

const start = createRoute({ getParentRoute: () => root, path: '/', component: SignIn })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: SignIn,
  validateSearch: readSignInQuery,
})
const secondStep = createRoute({
  getParentRoute: () => root,
  path: '/second-step',
  component: lazyRouteComponent(screens['/second-step'], 'SecondStep'),
  validateSearch: readSignInQuery,
})
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyRouteComponent(screens['/register'], 'Register'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(screens['/forgot-password'], 'ForgotPassword'),
})
const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/password',
  component: lazyRouteComponent(screens['/password'], 'NewPassword'),
  validateSearch: readToken,
})
const pendingApproval = createRoute({
  getParentRoute: () => root,
  path: '/pending-approval',
  component: lazyRouteComponent(screens['/pending-approval'], 'PendingApproval'),
})
const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  component: lazyRouteComponent(screens['/confirm'], 'ConfirmEmail'),
  validateSearch: readToken,
})
const confirmed = createRoute({
  getParentRoute: () => root,
  path: '/confirmed',
  component: lazyRouteComponent(screens['/confirmed'], 'Confirmed'),
})
const accessRemoved = createRoute({
  getParentRoute: () => root,
  path: '/access-removed',
  component: lazyRouteComponent(screens['/access-removed'], 'AccessRemoved'),
})
const rejected = createRoute({
  getParentRoute: () => root,
  path: '/rejected',
  component: lazyRouteComponent(screens['/rejected'], 'Rejected'),
})
const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(screens['/unsubscribe/{id}'], 'UnsubscribePage'),
})
const licences = createRoute({
  getParentRoute: () => root,
  path: '/about/licences',
  component: lazyRouteComponent(screens['/about/licences'], 'LicencesPage'),
  pendingComponent: Waiting,
})
const help = createRoute({
  getParentRoute: () => root,
  path: '/help',
  component: lazyRouteComponent(screens['/help'], 'HelpPage'),
  pendingComponent: Waiting,
})
const helpPage = createRoute({
  getParentRoute: () => root,
  path: '/help/$page',
  component: lazyRouteComponent(screens['/help/{id}'], 'HelpPage'),
  pendingComponent: Waiting,
})

/** What anybody may open. */
export const publicRoutes = [
  start,
  login,
  secondStep,
  register,
  forgotPassword,
  newPassword,
  pendingApproval,
  confirm,
  confirmed,
  accessRemoved,
  rejected,
  unsubscribe,
  licences,
  help,
  helpPage,
] as const
