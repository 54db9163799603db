/**
 * Questions of visitors in simple and in broken English, and what a good reply contains: texts that it shows, or addresses that it links to.
 * The title of an event stands for its date and place too.
 */
export const visitorQuestions: Readonly<Record<string, readonly (readonly [question: string, ...has: string[]])[]>> = {
  'the times of services': [
    ['What time is church on Sunday?', 'Sunday: 1st service', '7:00–9:00 AM', '9:00–11:30 AM'],
    ['sunday prayers start what time', '7:00–9:00 AM'],
    ['when you people pray in the night', 'Friday: Overnight prayers', '9:00 PM till dawn'],
    ['Is there a youth service this week?', 'Wednesday: Youth service', '5:00–6:30 PM'],
    ['what is there on thursday', 'Thursday: Mid-week deliverance'],
    ['Can I watch the service online?', '/live'],
    ['it is my first time, what do I wear', '/contact#visit'],
  ],
  'places and people': [
    ['Where is the church?', 'Airfield Road, Gulu', '/contact#find-us'],
    ['how do i get there from the bus park', 'Airfield Road, Gulu', '/contact#find-us'],
    ['me i dont know the place how to reach', 'Airfield Road, Gulu', '/contact#find-us'],
    ['What is your phone number?', '+256 700 000 000', 'tel:+256700000000'],
    ['you have whatsapp?', 'https://wa.me/256700000000'],
    ['Who is your bishop?', '/team'],
    ['can I talk to a pastor', 'tel:+256700000000'],
  ],
  giving: [
    ['How can I give with mobile money?', 'mobile money', 'online', '/contact#donation'],
    ['i want send money by MTN', 'mobile money', '/contact#donation'],
    ['Can I pay my tithe by card?', 'card', '/contact#donation'],
    ['I live in America, how do I donate?', 'dollars', '/contact#donation'],
    ['I would like to sponsor a child', '/contact#donation'],
  ],
  events: [
    ['When is the eye camp?', 'Free Eye Camp'],
    ['eye camp is when', 'Free Eye Camp'],
    ['where is eye camp', 'Free Eye Camp'],
    ['What time is the crusade?', 'Northern Uganda Gospel Crusade'],
    ['conference for pastors', "Pastors' and Leaders' Conference"],
    ['do i need to pay for the youth conference', 'Remnant Afire Youth Conference'],
    ['how to register for womens conference', "Women's Conference: Daughters of the Promise"],
    ['is there anything coming up', 'Night of Prayer and Thanksgiving', '/events'],
  ],
  'sermons by topic': [
    ['Do you have a sermon about marriage?', 'A House on the Rock'],
    ['i need word about forgiveness', 'The Father Who Ran'],
    ['preaching of bishop ocaya', 'Called by Name', 'Bishop Charles Ocaya'],
    ['message on how to pray', 'Teach Us to Pray'],
    ['something on forgiveness', 'The Father Who Ran'],
  ],
  prayer: [
    ['Please pray for my mother', '/contact#prayer'],
    ['my child sick since monday', '/contact#prayer', 'tel:+256700000000'],
    ['I want to give my life to Christ', '/contact#prayer', 'tel:+256700000000'],
    ['do you have counselling', '/contact#prayer', 'tel:+256700000000'],
  ],
  'the turns of a life': [
    ['Can the church help with a funeral?', 'sorry for your loss', 'tel:+256700000000'],
    ['my father died we want bury on saturday', 'sorry for your loss', 'tel:+256700000000'],
    ['How do we book a wedding?', 'pastor', 'tel:+256700000000', '/contact#message'],
    ['we want to wed in your church how much', 'pastor', 'tel:+256700000000'],
    ['i want my baby baptised', 'pastor', 'tel:+256700000000'],
  ],
  'work and help': [
    ['Do you have any jobs?', 'office', '/contact#message'],
    ['me i am looking for work', 'Vocational Institute', '/contact#message'],
    ['I want to volunteer', '/ministries?tab=matcher#engagement'],
    ['i want learn tailoring', 'Vocational Institute', '/ministries#ministry-'],
    ['who helps orphans', 'Crown of Glory', '/ministries#ministry-'],
    ['Tell me about the Eye Camp', 'Doctors and nurses'],
    ['do you sell t-shirts', '/store'],
  ],
};
