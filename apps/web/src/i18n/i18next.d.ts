import type common from './en/common.json';
import type home from './en/home.json';
import type notAvailable from './en/not-available.json';
import type profile from './en/profile.json';
import type recorder from './en/recorder.json';
import type signIn from './en/sign-in.json';
import type userManagement from './en/user-management.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      home: typeof home;
      'not-available': typeof notAvailable;
      profile: typeof profile;
      recorder: typeof recorder;
      'sign-in': typeof signIn;
      'user-management': typeof userManagement;
    };
  }
}
