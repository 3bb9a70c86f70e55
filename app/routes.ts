import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home/page.tsx'),
  route('about', 'pages/about/page.tsx'),
  route('services', 'pages/services/page.tsx'),
  route('services/:slug', 'pages/service/page.tsx'),
  route('equipment/:slug', 'pages/equipment/page.tsx'),
  route('products/:slug', 'pages/product/page.tsx'),
  route('contact', 'pages/contact/page.tsx'),
  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig;
