export const groupNotices = {
  removed: {
    title: 'You are no longer in “{group}”',
    content: 'You were removed from this group. What you handed in there stays yours and counts if you return.',
  },
  madeAdministrator: {
    title: 'You are an administrator of “{group}”',
    content: 'You can set and mark homework, share exams and post announcements there now.',
  },
  noAdministrator: {
    title: 'You are no longer an administrator of “{group}”',
    content: 'You are still a member of the group.',
  },
  disbanded: {
    title: '“{group}” was disbanded',
    content: 'Nothing new happens there. What you did in it can still be looked at.',
  },
  shared: {
    title: 'New exam in “{group}”',
    content: '{name} shared “{title}” with the group.',
  },
  sharedSeveral: {
    title: 'New exams in “{group}”',
    content: '{name} shared “{title}” and others with the group, {exams} exams in all.',
  },
  sharedMany: {
    title: 'New exams in “{group}”',
    content: 'Exams were shared with the group {count} times.',
  },
  applied: {
    title: '{name} would like to join “{group}”',
    content: '{message}\nDecide among the members of the group.',
  },
  appliedSilently: {
    title: '{name} would like to join “{group}”',
    content: '{name} left no message.\nDecide among the members of the group.',
  },
  agreed: {
    title: 'You are now in “{group}”',
    content: 'Your application was approved. The group is among those you have joined.',
  },
  appliedMany: {
    title: '{count} people would like to join “{group}”',
    content: 'Decide among the members of the group.',
  },
  rejected: {
    title: 'You were not admitted to “{group}”',
    content: 'The owner of the group has turned your application down.',
  },
  handedOver: {
    title: '“{group}” is yours now',
    content: '{name} has handed the group over to you. You now decide who joins it and what is written about it.',
  },
};
