import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: '注册验证码',
  text: '{{shop}}：您的注册验证码为{{code}}，10分钟内有效，请勿告知他人。',
  knownSubject: '您已有账号',
  knownText: '{{shop}}：有人尝试用您的联系方式注册。您已有账号，请使用密码登录。如非本人操作，请忽略此消息。',
} satisfies Translation<typeof mn.signUp>;

export const signIn = {
  subject: '登录验证码',
  text: '{{shop}}：您的登录验证码为{{code}}，10分钟内有效，请勿告知他人。',
} satisfies Translation<typeof mn.signIn>;

export const recovery = {
  subject: '重设密码验证码',
  text: '{{shop}}：您的重设密码验证码为{{code}}，10分钟内有效，请勿告知他人。',
  unknownSubject: '未找到账号',
  unknownText:
    '{{shop}}：有人申请重设密码，但此联系方式没有对应的账号。请尝试其他手机号或邮箱。如非本人操作，请忽略此消息。',
} satisfies Translation<typeof mn.recovery>;

export const emailConfirmation = {
  subject: '请验证您的邮箱',
  text: '请点击下方按钮，验证此邮箱属于您。链接三天内有效。',
  ignore: '如非本人操作，请忽略此邮件。',
  action: '验证',
} satisfies Translation<typeof mn.emailConfirmation>;

export const staffInvitation = {
  subject: '请开通您的员工账号',
  text: '{{name}}邀请您加入 Ortoo 的后台工作。您的角色：{{role}}。',
  how: '请点击下方按钮，填写姓名和密码。链接三天内有效。',
  ignore: '如果此邮件不是发给您的，请忽略。',
  action: '开通账号',
} satisfies Translation<typeof mn.staffInvitation>;

export const contact = {
  subject: '确认您的新联系方式',
  text: '{{shop}}：您的验证码是{{code}}，10分钟内有效。请勿告诉他人。',
  takenSubject: '该联系方式已有账号',
  takenText: '{{shop}}：有人试图将此联系方式添加到另一个账号，但它已被使用。如果不是您本人操作，请忽略此消息。',
  changedSubject: '您的联系方式已更改',
  changedText: '{{shop}}：您账号的手机号码或电子邮箱已更改。如果不是您本人操作，请立即联系我们。',
} satisfies Translation<typeof mn.contact>;

export const security = {
  known: '如为本人操作，无需处理。',
  notYou: '如非本人操作，请立即重设密码，并移除不认识的设备和登录方式。',
  recover: '不是本人操作，重设密码',
  sms: '{{shop}}：{{text}}如非本人操作，请立即重设密码。',
  circumstances: '时间和来源',
  time: '时间',
  device: '设备',
  address: 'IP 地址',
  unknownDevice: '未知设备',
  passkeyAdded: {
    subject: '已添加通行密钥',
    text: '您的账号已添加通行密钥“{{name}}”。',
  },
  passkeyRemoved: {
    subject: '已移除通行密钥',
    text: '您的账号已移除通行密钥“{{name}}”。',
  },
  linkAdded: {
    subject: '已关联其他账号',
    text: '您的账号已关联{{name}}账号，今后可用其登录。',
  },
  linkRemoved: {
    subject: '已取消关联账号',
    text: '您的账号已取消与{{name}}账号的关联。',
  },
  appOn: {
    subject: '两步验证已开启',
    text: '您的账号已开启两步验证，今后登录需要输入应用中的验证码。',
  },
  appOff: {
    subject: '两步验证已关闭',
    text: '您的账号已关闭两步验证，今后登录无需输入应用中的验证码。',
  },
  codesRenewed: {
    subject: '已生成新的恢复码',
    text: '您的账号已生成新的恢复码，原恢复码已失效。',
  },
  passwordChanged: {
    subject: '您的密码已修改',
    text: '您的密码已修改，其他设备已退出登录。',
  },
} satisfies Translation<typeof mn.security>;
